/** Something that was said of a picture of figures and is not so. */
export interface SaidFault {
  /**
   * `number`: a figure that the picture does not have, or not for this; `opposite`: called the highest and is the lowest, or the reverse;
   * `other`: called the highest or lowest, and something else is; `trend`: it goes the other way.
   */
  readonly kind: 'number' | 'opposite' | 'other' | 'trend';
  /** The words that say it. */
  readonly said: string;
  /** What it is said of, in the words of the picture; `null` when that is not sure. */
  readonly about: string | null;
  /** What the picture shows instead. */
  readonly shown: string | null;
}
