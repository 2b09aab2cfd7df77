import type { DictionaryWord, WordLevel } from '#contract/entities/word.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import type { DictionaryFile, DictionaryWorkerApi, LookUpAnswer } from '#workers/dictionary/api.ts';

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly entry: DictionaryWord }
  /** The dictionary does not have the word. */
  | { readonly kind: 'unknown' }
  /** The dictionary is not on this device yet and cannot be fetched now. */
  | { readonly kind: 'no-data' }
  /** The worker died over it. */
  | { readonly kind: 'failed' };

/** A language that words can be translated into. */
export interface LanguagePack extends DictionaryFile {
  readonly code: string;
  readonly title: string;
  readonly ownTitle: string;
  readonly headwords: number;
  /** What its download costs. */
  readonly wireBytes: number;
}

/** The dictionary, in its worker. Nothing rejects. */
export interface DictionaryClient {
  /** An inflected or another national form finds its headword. Translations come from the language pack that is on the device. */
  lookUp(word: string): Promise<LookUpOutcome>;
  /** The word of a day (YYYY-MM-DD) for a level, the same on every device. */
  wordOfTheDay(day: { readonly date: string; readonly level: WordLevel | null }): Promise<LookUpOutcome>;
  readonly languages: readonly LanguagePack[];
  /** Code of the language that is in use; `null`: none. */
  readonly getLanguage: () => string | null;
  /** Fetches a language and uses it; `null` uses none. Whether it is on the device now. */
  chooseLanguage(code: string | null): Promise<boolean>;
  /** Fetches the dictionary (3.3 MB) for later. Whether it is on the device. */
  keepData(): Promise<boolean>;
  stop(): void;
}

export interface DictionaryClientOptions {
  readonly startWorker: () => Worker;
  readonly english: DictionaryFile;
  readonly languages: readonly LanguagePack[];
  readonly choice: { readonly read: () => string | null; readonly write: (code: string | null) => void };
}

/** Long enough that the words of one text are looked up in one open dictionary. */
const idleStopMs = 300_000;

/** Starts no worker before it is needed; it stops when idle. One that dies is started again, once for each word. */
export function createDictionaryClient(options: DictionaryClientOptions): DictionaryClient {
  const { startWorker, english, languages, choice } = options;
  const bridge = createWorkerBridge<DictionaryWorkerApi>({ startWorker, idleStopMs });
  let language = choice.read();
  const packOf = (code: string | null): LanguagePack | undefined =>
    languages.find((pack) => pack.code === code);
  const files = () => ({ english, translations: packOf(language) ?? null });

  async function ask(job: Parameters<typeof bridge.run<LookUpAnswer>>[0]): Promise<LookUpOutcome> {
    const first = await bridge.run(job);
    const last = first.kind === 'crashed' ? await bridge.run(job) : first;
    return last.kind === 'done' ? last.value : { kind: 'failed' };
  }
  async function keep(file: DictionaryFile): Promise<boolean> {
    const wanted = [english.url, file.url, packOf(language)?.url ?? english.url];
    const outcome = await bridge.run((api) =>
      api.keep({ file: { url: file.url, sha256: file.sha256 }, wanted }),
    );
    return outcome.kind === 'done' && outcome.value;
  }

  return {
    languages,
    getLanguage: () => (packOf(language) ? language : null),
    lookUp: (word) => ask((api) => api.lookUp({ files: files(), word })),
    wordOfTheDay: (day) => ask((api) => api.wordOfTheDay({ files: files(), ...day })),
    async chooseLanguage(code) {
      const pack = packOf(code);
      if (pack !== undefined && !(await keep(pack))) return false;
      language = pack?.code ?? null;
      choice.write(language);
      return true;
    },
    keepData: () => keep(english),
    stop: () => bridge.stop(),
  };
}
