/** Colours by what they are for; the screen gives them its own for light and dark. */
export type Paint =
  | 'none' | 'ground' | 'ink' | 'muted' | 'line' | 'line-strong' | 'accent' | 'accent-wash'
  | 'series-1' | 'series-2' | 'series-3' | 'series-4' | 'series-5' | 'series-6'
  | 'land' | 'water' | 'green' | 'sand' | 'paved' | 'building' | 'road' | 'sky' | 'wall' | 'floor'; // prettier-ignore

/** Over the fill, so that parts differ without colour too. */
export type Pattern = 'solid' | 'stripes' | 'dots' | 'grid' | 'back-stripes' | 'waves';

interface Drawn {
  readonly fill?: Paint;
  readonly pattern?: Pattern;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  /** Lengths of dash and gap; without it the line is whole. */
  readonly dash?: readonly [number, number];
  readonly opacity?: number;
}

export interface RectShape extends Drawn {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export interface LineShape extends Drawn {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface CircleShape extends Drawn {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** `d` has the commands M, L, C, Q and Z alone, with absolute coordinates: so its bounds are those of its numbers. */
export interface PathShape extends Drawn {
  readonly kind: 'path';
  readonly d: string;
}

export type TextRole = 'title' | 'axis' | 'label' | 'value' | 'legend' | 'source';
export type TextAnchor = 'start' | 'middle' | 'end';

/** One line of text. `y` is its baseline. */
export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly anchor: TextAnchor;
  readonly role: TextRole;
  readonly isBold?: boolean;
  readonly fill?: Paint;
  /** A rim in the colour of the ground, for text over lines. */
  readonly hasHalo?: boolean;
}

/** Shapes moved and scaled together; with `isTurned` mirrored left to right. `clip` (before the move) cuts off what sticks out. */
export interface GroupShape {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isTurned: boolean;
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
}

export type Shape = RectShape | LineShape | CircleShape | PathShape | TextShape | GroupShape;

/** A picture that is ready to be drawn, from (0, 0) to (width, height). Shapes stand in the order in which they are painted. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
