import { expose } from 'comlink';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { alignerPath } from './take.ts';

/** The part of soundswallower 0.6.3 that its README uses for forced alignment. */
interface Decoder {
  initialize(): Promise<unknown>;
  lookup_word(word: string): string | null;
  add_words(...entries: [word: string, phones: string][]): void;
  set_align_text(text: string): void;
  start(): void;
  process_audio(samples: Float32Array, noSearch: boolean, isWhole: boolean): number;
  stop(): void;
  get_alignment(options: { align_level: number }): { w?: { t: string; w?: unknown[] }[] };
}
interface Soundswallower {
  Decoder: new (config: Record<string, unknown>) => Decoder;
}
type CreateModule = (options: { modelBase: string }) => Promise<Soundswallower>;

let opened: Promise<Decoder> | undefined;

async function open(): Promise<Decoder> {
  const script = new URL(`${alignerPath}soundswallower.js`, location.href).href;
  const { default: createModule } = (await import(/* @vite-ignore */ script)) as { default: CreateModule };
  const { Decoder } = await createModule({ modelBase: alignerPath });
  const decoder = new Decoder({ loglevel: 'ERROR', samprate: 16_000 });
  await decoder.initialize();
  return decoder;
}

const api = {
  async open(): Promise<void> {
    opened ??= open();
    await opened;
  },
  /** Words and phones with their times; how many of the words got any. */
  async align(samples: Float32Array, words: readonly SpokenWord[]): Promise<number> {
    opened ??= open();
    const decoder = await opened;
    const names = words.map(({ text }) => text.toLowerCase());
    for (const [at, name] of names.entries()) {
      if (decoder.lookup_word(name) === null)
        decoder.add_words([name, words[at]?.pronunciations[0]?.join(' ') ?? 'SIL']);
    }
    decoder.set_align_text(names.join(' '));
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    const spoken = decoder.get_alignment({ align_level: 1 }).w ?? [];
    return spoken.filter(({ t, w = [] }) => w.length > 0 && !t.startsWith('<')).length;
  },
};
export type AlignerApi = typeof api;

expose(api);
