import type { DictionaryWord } from '#contract/entities/word.ts';

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly entry: DictionaryWord }
  /** The dictionary does not have the word. */
  | { readonly kind: 'unknown' }
  /** The dictionary is not on this device yet and cannot be fetched now. */
  | { readonly kind: 'no-data' }
  /** The worker died over it. */
  | { readonly kind: 'failed' };

/** The dictionary, in its worker. Nothing rejects. */
export interface DictionaryClient {
  /** An inflected or another national form finds its headword. Translations come from the language pack that is on the device. */
  lookUp(word: string): Promise<LookUpOutcome>;
  stop(): void;
}
