import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { analyseText } from '#engines/writing/analyse.ts';
import { scoreWriting } from '#engines/writing/score-writing.ts';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';

/** A checker of texts, ours or a peer. */
export interface Checker {
  /** Does all that the checker does with a text and gives the number of its flags. */
  check(text: string): Promise<number> | number;
}

export interface CheckerKind {
  readonly name: string;
  readonly does: string;
  open(): Promise<Checker>;
  /** What has to be downloaded, as brotli. */
  downloadBytes(): number;
}

const peers = join(modelsFolder, 'writing-peers', 'node_modules');
const dictionaries = join(modelsFolder, 'writing-sources');
const packed = (path: string): number =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const flagsOf = ({ spelling, grammar }: ReturnType<typeof analyseText>): number =>
  spelling.length + grammar.length;

export const passageChecker: CheckerKind = {
  name: 'Passage, flags alone',
  does: 'spelling and grammar',
  open: () => {
    const { lexicon } = loadWritingEngine();
    return Promise.resolve({ check: (text) => flagsOf(analyseText(lexicon, text)) });
  },
  downloadBytes: () => readWritingData('lexicon.bin').packedSize,
};

export const passageScorer: CheckerKind = {
  name: 'Passage, whole score',
  does: 'spelling, grammar, content, traits',
  open: () => {
    const engine = loadWritingEngine();
    const others = loadTopics(engine).map(({ topic }) => topic);
    const question = {
      prompt: 'Do we still need public libraries?',
      modelAnswers: [],
      keyPoints: [],
      others,
    };
    return Promise.resolve({
      check: (text) => {
        const score = scoreWriting(engine, { task: 'WE', exam: 'ACADEMIC', text, ...question });
        return score === undefined ? 0 : flagsOf(score.analysis);
      },
    });
  },
  downloadBytes: () => readWritingData('lexicon.bin').packedSize + readWritingData('vectors.bin').packedSize,
};

interface Nspell {
  correct(word: string): boolean;
  suggest(word: string): string[];
}
const isFunction = (value: unknown): boolean => typeof value === 'function';
const NspellModule = z.object({ default: z.custom<(aff: Buffer, dic: Buffer) => Nspell>(isFunction) });

export const nspellChecker: CheckerKind = {
  name: 'nspell, en-GB',
  does: 'spelling',
  open: async () => {
    const module: unknown = await import(pathToFileURL(join(peers, 'nspell', 'lib', 'index.js')).href);
    const folder = join(dictionaries, 'en-gb');
    const speller = NspellModule.parse(module).default(
      readFileSync(join(folder, 'index.aff')),
      readFileSync(join(folder, 'index.dic')),
    );
    return {
      check: (text) => {
        const wrong = (text.match(/\p{L}+(?:['\u2019]\p{L}+)*/gu) ?? []).filter(
          (word) => !speller.correct(word.replaceAll('\u2019', "'")),
        );
        for (const word of wrong) speller.suggest(word);
        return wrong.length;
      },
    };
  },
  downloadBytes: () =>
    packed(join(dictionaries, 'en-gb', 'index.dic')) + packed(join(dictionaries, 'en-gb', 'index.aff')),
};

interface HarperLinter {
  setup(): Promise<void>;
  lint(text: string): Promise<unknown[]>;
}
const HarperModule = z.object({
  LocalLinter: z.custom<new (init: { binary: unknown; dialect?: number }) => HarperLinter>(isFunction),
});
const HarperBinary = z.object({ binary: z.unknown() });

export const harperChecker: CheckerKind = {
  name: 'harper.js 2.10',
  does: 'spelling, grammar, style',
  open: async () => {
    const folder = join(peers, 'harper.js', 'dist');
    const module: unknown = await import(pathToFileURL(join(folder, 'index.js')).href);
    const binary: unknown = await import(pathToFileURL(join(folder, 'binary.js')).href);
    const { LocalLinter } = HarperModule.parse(module);
    const linter = new LocalLinter({ binary: HarperBinary.parse(binary).binary });
    await linter.setup();
    return { check: async (text) => (await linter.lint(text)).length };
  },
  downloadBytes: () => packed(join(peers, 'harper.js', 'dist', 'harper_wasm_bg.wasm')),
};

export const checkerKinds = [passageChecker, passageScorer, nspellChecker, harperChecker];

/** Fetches the peers once, with checked hashes. */
export async function fetchPeers(): Promise<void> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  await fetchModels('writing-peers', say);
  if (statSync(join(dictionaries, 'en-gb', 'index.dic'), { throwIfNoEntry: false }) === undefined)
    await fetchModels('writing-sources', say);
}
