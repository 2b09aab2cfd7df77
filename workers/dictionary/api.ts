import type { DictionaryWord, WordLevel } from '#contract/entities/word.ts';

/** A data file: where it is, and what it must be. */
export interface DictionaryFile {
  readonly url: string;
  readonly sha256: string;
}

export interface DictionaryFiles {
  readonly english: DictionaryFile;
  /** Of the language that the learner has chosen; read only when it is on this device. */
  readonly translations: DictionaryFile | null;
}

export type LookUpAnswer =
  | { readonly kind: 'found'; readonly entry: DictionaryWord }
  /** The dictionary does not have the word. */
  | { readonly kind: 'unknown' }
  /** The dictionary is not on this device yet and cannot be fetched now. */
  | { readonly kind: 'no-data' };

/** What the dictionary worker does. The dictionary opens with the first word and stays open. */
export interface DictionaryWorkerApi {
  lookUp(job: { readonly files: DictionaryFiles; readonly word: string }): Promise<LookUpAnswer>;
  /** The word of a day (YYYY-MM-DD) for a level; the same on every device. */
  wordOfTheDay(job: {
    readonly files: DictionaryFiles;
    readonly date: string;
    readonly level: WordLevel | null;
  }): Promise<LookUpAnswer>;
  /** Fetches a file for later, checks it, and drops those that are not in `wanted`. Whether it is on the device now. */
  keep(job: { readonly file: DictionaryFile; readonly wanted: readonly string[] }): Promise<boolean>;
  isKept(url: string): Promise<boolean>;
  forget(url: string): Promise<void>;
}
