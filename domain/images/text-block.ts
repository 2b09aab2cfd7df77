import type { Paint, TextAnchor, TextRole, TextShape } from './scene.ts';
import { ascent, descent, lineStep, textWidth } from './text-size.ts';
import { wrapText } from './wrap-text.ts';

interface TextLook {
  readonly size: number;
  readonly role: TextRole;
  readonly anchor?: TextAnchor;
  readonly isBold?: boolean;
  readonly fill?: Paint;
  readonly hasHalo?: boolean;
}

export interface TextBlock {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The lines with the top of the block at `y`; `x` is where its anchor stands. */
  readonly at: (x: number, y: number) => TextShape[];
}

/** A text in as many lines as it needs. */
export function textBlock(text: string, width: number, look: TextLook): TextBlock {
  const { size, role, anchor = 'start', isBold = false, fill = 'ink', hasHalo = false } = look;
  const lines = wrapText(text, width, look);
  const step = size * lineStep;
  return {
    lines,
    width: Math.max(...lines.map((line) => textWidth(line, size, isBold))),
    height: (lines.length - 1) * step + (ascent + descent) * size,
    at: (x, y) =>
      lines.map((line, i) => ({
        kind: 'text',
        x,
        y: y + ascent * size + i * step,
        text: line,
        size,
        anchor,
        role,
        isBold,
        fill,
        hasHalo,
      })),
  };
}
