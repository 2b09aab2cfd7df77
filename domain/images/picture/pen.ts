import type { Paint, Shape } from '#domain/images/scene.ts';

/**
 * The pen of all drawings here. They are made in hundredths of the picture's width, with their foot at (0, 0) and what is above
 * it below zero, in ink, the accent and few flat tones.
 */
const line = 0.42;

/** Colours that change from one use of a drawing to the next. */
export interface Dress {
  /** What the eye should find, or what sets one person off from another. */
  readonly main: Paint;
}

export type Drawing = (dress: Dress) => readonly Shape[];

/** An outline that is filled. */
export function form(d: string, fill: Paint): Shape {
  return { kind: 'path', d, fill, stroke: 'ink', strokeWidth: line };
}

/** A line in ink. */
export function stroke(d: string, strokeWidth = line, paint: Paint = 'ink'): Shape {
  return { kind: 'path', d, fill: 'none', stroke: paint, strokeWidth };
}

/** `box`: left, top, width, height. */
export function block(box: readonly [number, number, number, number], fill: Paint, radius = 0.4): Shape {
  const [x, y, width, height] = box;
  return { kind: 'rect', x, y, width, height, fill, stroke: 'ink', strokeWidth: line, radius };
}

export function disc(cx: number, cy: number, r: number, fill: Paint): Shape {
  return { kind: 'circle', cx, cy, r, fill, stroke: 'ink', strokeWidth: line };
}

/** An arm, a leg, a pole: a thick line with an outline. */
export function limb(d: string, paint: Paint, width: number): Shape[] {
  return [stroke(d, width + 2 * line), stroke(d, width, paint)];
}
