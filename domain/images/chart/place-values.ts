import { overlaps, textBox, type Box } from '#domain/images/bounds.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { TextShape } from '#domain/images/scene.ts';
import { textSizes } from '#domain/images/text-size.ts';

interface ValuesToPlace {
  readonly lines: readonly (readonly Point[])[];
  readonly texts: readonly (readonly string[])[];
  readonly plot: Box;
}

/** Points along a line, close enough that no figure slips between them. */
function inked(points: readonly Point[]): Box[] {
  return points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    return Array.from({ length: 13 }, (_, step): Box => {
      const cx = fromX + ((x - fromX) * step) / 12;
      const cy = fromY + ((y - fromY) * step) / 12;
      const rim = step % 12 === 0 ? 5 : 1.5;
      return { left: cx - rim, right: cx + rim, top: cy - rim, bottom: cy + rim };
    });
  });
}

/** The points in the order in which their figures matter: ends, the highest and the lowest, then the rest if the line is alone. */
function inOrder(points: readonly Point[], isAlone: boolean): number[] {
  const ys = points.map(([, y]) => y);
  const first = [0, points.length - 1, ys.indexOf(Math.min(...ys)), ys.indexOf(Math.max(...ys))];
  return [...new Set(isAlone ? [...first, ...points.keys()] : first)];
}

/** Figures above or below their points, where they lie on no line and on no other figure. */
export function placeValues({ lines, texts, plot }: ValuesToPlace): TextShape[] {
  const taken = lines.flatMap(inked);
  const placed: TextShape[] = [];
  for (const [at, points] of lines.entries()) {
    for (const place of inOrder(points, lines.length === 1)) {
      const [x, y] = points[place] ?? [0, 0];
      const candidates = [y - 9, y + 19].map((baseline): TextShape => ({
        kind: 'text',
        x,
        y: baseline,
        text: texts[at]?.[place] ?? '',
        size: textSizes.value,
        anchor: 'middle',
        role: 'value',
        hasHalo: true,
      }));
      const free = candidates.find((one) => {
        const box = textBox(one);
        const isInside =
          box.left >= plot.left &&
          box.right <= plot.right &&
          box.top >= plot.top &&
          box.bottom <= plot.bottom;
        return isInside && ![...taken, ...placed.map(textBox)].some((other) => overlaps(box, other, 0.5));
      });
      if (free !== undefined) placed.push(free);
    }
  }
  return placed;
}
