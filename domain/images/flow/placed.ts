import type { Point } from '#domain/images/path-text.ts';
import type { Placing } from './step-box.ts';

/** Where the steps and arrows of a flow chart stand. Boxes in the order of the steps. */
export interface Placed {
  readonly boxes: readonly Placing[];
  readonly arrows: readonly (readonly Point[])[];
  /** Texts of arrows, each with its middle. */
  readonly labels: readonly { readonly text: string; readonly middle: Point }[];
  readonly bottom: number;
}
