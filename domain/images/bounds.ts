import type { GroupShape, Shape, TextShape } from './scene.ts';
import { ascent, descent, textWidth } from './text-size.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room that a line of text takes. */
export function textBox({ x, y, text, size, anchor, isBold = false }: TextShape): Box {
  const width = textWidth(text, size, isBold);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, top: y - ascent * size, right: left + width, bottom: y + descent * size };
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function pathBox(d: string): Box {
  const numbers = (d.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/gu) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What a shape covers, its line included. */
export function boundsOf(shape: Shape): Box {
  if (shape.kind === 'text') return textBox(shape);
  if (shape.kind === 'group') {
    const inner = clipped(around(shape.shapes.map(boundsOf)), shape.clip);
    const xs = [inner.left, inner.right].map((x) => shape.x + (shape.isTurned ? -x : x) * shape.scale);
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: shape.y + inner.top * shape.scale,
      bottom: shape.y + inner.bottom * shape.scale,
    };
  }
  const { left, top, right, bottom } = plainBounds(shape);
  const rim = shape.stroke === undefined || shape.stroke === 'none' ? 0 : (shape.strokeWidth ?? 1) / 2;
  return { left: left - rim, top: top - rim, right: right + rim, bottom: bottom + rim };
}

function clipped(box: Box, clip: GroupShape['clip']): Box {
  if (clip === undefined) return box;
  return {
    left: Math.max(box.left, clip.x),
    top: Math.max(box.top, clip.y),
    right: Math.min(box.right, clip.x + clip.width),
    bottom: Math.min(box.bottom, clip.y + clip.height),
  };
}

function plainBounds(shape: Exclude<Shape, { kind: 'text' | 'group' }>): Box {
  switch (shape.kind) {
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height };
    case 'line':
      return {
        left: Math.min(shape.x1, shape.x2),
        right: Math.max(shape.x1, shape.x2),
        top: Math.min(shape.y1, shape.y2),
        bottom: Math.max(shape.y1, shape.y2),
      };
    case 'circle':
      return {
        left: shape.cx - shape.r,
        right: shape.cx + shape.r,
        top: shape.cy - shape.r,
        bottom: shape.cy + shape.r,
      };
    case 'path':
      return pathBox(shape.d);
    default:
      return shape satisfies never;
  }
}
