import type { WordPosition } from '#engines/speech/acoustic/model-definition.ts';

/** A word with all its accepted pronunciations, each a list of ARPAbet phones without stress, e.g. `DH AH`. */
export interface SpokenWord {
  readonly text: string;
  readonly pronunciations: readonly (readonly string[])[];
}

/** What a node of a reading graph stands for. */
export type NodeLabel =
  | { readonly kind: 'silence' }
  | { readonly kind: 'garbage' }
  | {
      readonly kind: 'phone';
      readonly word: number;
      readonly pronunciation: number;
      /** Position of the phone in the pronunciation. */
      readonly index: number;
      readonly base: number;
      readonly left: number;
      readonly right: number;
      readonly position: WordPosition;
    };
