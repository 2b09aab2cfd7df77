import type { WordLevel } from '#contract/entities/word.ts';
import type { DataFile } from '#domain/storage/data-file.ts';
import type { WantedFiles } from '#platform/is-complete.ts';
import type { LanguageChoice } from '#platform/language-choice.ts';
import { createListeners } from '#platform/listeners.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import type { DictionaryWorkerApi, LookUpAnswer } from '#workers/dictionary/api.ts';

export type LookUpOutcome =
  | LookUpAnswer
  /** The worker died over it. */
  | { readonly kind: 'failed' };

/** A file of the dictionary with what it costs. */
export interface DictionaryPack extends DataFile {
  readonly wireBytes: number;
  /** On the device. */
  readonly sizeBytes: number;
}

/** A language that words can be translated into. */
export interface LanguagePack extends DictionaryPack {
  readonly code: string;
  readonly title: string;
  readonly ownTitle: string;
  readonly headwords: number;
}

/** What of the dictionary is on this device. */
export interface KeptDictionary {
  readonly english: DictionaryPack | null;
  readonly languages: readonly LanguagePack[];
}

/** The dictionary, in its worker. Nothing rejects. */
export interface DictionaryClient {
  /** An inflected or another national form finds its headword. Translations come from the language pack that is on the device. */
  lookUp(word: string): Promise<LookUpOutcome>;
  /** The word of a day (YYYY-MM-DD) for a level, the same on every device. `no-data`: the dictionary is not here, and is not fetched for it. */
  wordOfTheDay(day: { readonly date: string; readonly level: WordLevel | null }): Promise<LookUpOutcome>;
  readonly languages: readonly LanguagePack[];
  /** Code of the language that is in use; `null`: none. */
  readonly getLanguage: () => string | null;
  /** Fetches a language and uses it; `null` uses none. Whether it is on the device now. */
  chooseLanguage(code: string | null): Promise<boolean>;
  /** Takes the file of a language off this device; one that is in use is used no more. */
  removeLanguage(code: string): Promise<void>;
  listKept(): Promise<KeptDictionary>;
  /** Calls back when the dictionary has come to this device. Gives a way to end that. */
  readonly subscribeKept: (onKept: () => void) => () => void;
  /** Fetches the dictionary (3.2 MB) for later. Whether it is on the device. */
  keepData(): Promise<boolean>;
  /** Opens the dictionary ahead of the first word, if it is on this device: nothing is fetched for it. */
  openData(): Promise<void>;
  stop(): void;
}

export interface DictionaryClientOptions {
  readonly startWorker: () => Worker;
  /** Whether this device has all files already; asked before a worker is started for nothing. */
  readonly isComplete?: (files: WantedFiles) => Promise<boolean>;
  readonly english: DictionaryPack;
  readonly languages: readonly LanguagePack[];
  readonly choice: Pick<LanguageChoice, 'read' | 'write'>;
}

/** Long enough that the words of one text are looked up in one open dictionary. */
const idleStopMs = 300_000;

/** Starts no worker before it is needed; it stops when idle. One that dies is started again, once for each word. */
export function createDictionaryClient(options: DictionaryClientOptions): DictionaryClient {
  const { startWorker, isComplete, english, languages, choice } = options;
  const bridge = createWorkerBridge<DictionaryWorkerApi>({ startWorker, idleStopMs });
  const arrival = createListeners();
  const packOf = (code: string | null): LanguagePack | undefined =>
    languages.find((pack) => pack.code === code);
  const files = () => ({ english, translations: packOf(choice.read()) ?? null });

  async function ask(job: Parameters<typeof bridge.run<LookUpAnswer>>[0]): Promise<LookUpOutcome> {
    const first = await bridge.run(job);
    const last = first.kind === 'crashed' ? await bridge.run(job) : first;
    return last.kind === 'done' ? last.value : { kind: 'failed' };
  }
  /** Files of older versions go; a language that is not in use stays until the learner deletes it. */
  const current = [english, ...languages].map(({ url }) => url);
  async function keep({ url, sha256 }: DataFile): Promise<boolean> {
    const outcome = await bridge.run((api) => api.keep({ file: { url, sha256 }, wanted: current }));
    return outcome.kind === 'done' && outcome.value;
  }

  return {
    languages,
    getLanguage: () => packOf(choice.read())?.code ?? null,
    lookUp: (word) => ask((api) => api.lookUp({ files: files(), word })),
    wordOfTheDay: (day) => ask((api) => api.wordOfTheDay({ files: files(), ...day })),
    async chooseLanguage(code) {
      const pack = packOf(code);
      if (pack !== undefined && !(await keep(pack))) return false;
      choice.write(pack?.code ?? null);
      return true;
    },
    async removeLanguage(code) {
      if (choice.read() === code) choice.write(null);
      const url = packOf(code)?.url;
      if (url !== undefined) await bridge.run((api) => api.forget(url));
    },
    async listKept() {
      const outcome = await bridge.run((api) => api.listKept(current));
      const kept = new Set(outcome.kind === 'done' ? outcome.value : []);
      return {
        english: kept.has(english.url) ? english : null,
        languages: languages.filter(({ url }) => kept.has(url)),
      };
    },
    subscribeKept: arrival.subscribe,
    async keepData() {
      if ((await isComplete?.({ needed: [english.url], known: current })) === true) return true;
      const isKept = await keep(english);
      if (isKept) arrival.tell();
      return isKept;
    },
    async openData() {
      await bridge.run((api) => api.open(files()));
    },
    stop: () => bridge.stop(),
  };
}
