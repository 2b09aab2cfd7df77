import type { DictionaryWord, WordLevel } from '#contract/entities/word.ts';
import type { DataFile } from '#domain/storage/data-file.ts';

export interface DictionaryFiles {
  readonly english: DataFile;
  /** Of the language that the learner has chosen; read only when it is on this device. */
  readonly translations: DataFile | null;
}

export type LookUpAnswer =
  | {
      readonly kind: 'found';
      readonly entry: DictionaryWord;
      /** `missing`: the learner has chosen one, whose file is not on this device any more, or not whole. */
      readonly language: 'none' | 'here' | 'missing';
    }
  /** The dictionary does not have the word. */
  | { readonly kind: 'unknown' }
  /** The dictionary is not on this device yet and cannot be fetched now. */
  | { readonly kind: 'no-data' }
  /** What was here or came was not the dictionary: half of it, another version, another page. It was dropped. */
  | { readonly kind: 'damaged' }
  /** Storage on this device does not answer, and the dictionary cannot be fetched now. */
  | { readonly kind: 'silent' };

/** What the dictionary worker does. The dictionary opens with the first word and stays open. */
export interface DictionaryWorkerApi {
  /** Opens what is on this device ahead of the first word. */
  open(files: DictionaryFiles): Promise<void>;
  lookUp(job: { readonly files: DictionaryFiles; readonly word: string }): Promise<LookUpAnswer>;
  /** The word of a day (YYYY-MM-DD) for a level; the same on every device. Nothing is fetched for it. */
  wordOfTheDay(job: {
    readonly files: DictionaryFiles;
    readonly date: string;
    readonly level: WordLevel | null;
  }): Promise<LookUpAnswer>;
  /** Fetches a file for later, and drops those that are not in `wanted`. Whether it is on the device now. */
  keep(job: { readonly file: DataFile; readonly wanted: readonly string[] }): Promise<boolean>;
  /** Which of these files are on this device. */
  listKept(urls: readonly string[]): Promise<string[]>;
  forget(url: string): Promise<void>;
}
