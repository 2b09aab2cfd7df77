import type { Trend } from './trend.ts';

/** Something that a good description of a picture says. */
export interface ImageFact {
  readonly kind: 'highest' | 'lowest' | 'trend' | 'change' | 'comparison' | 'total' | 'part' | 'relation';
  readonly text: string;
  /** What it is about, in the words of the picture. */
  readonly names: readonly string[];
  /** The row of figures; empty where there is one or none. */
  readonly row: string;
  readonly value?: number;
  readonly direction?: Trend;
  /** Of the facts with the same need, a description has at least one. Absent: a description may do without it. */
  readonly need?: string;
}
