import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ForeignEntry } from './turn-round.ts';

const Texts = z.union([z.string(), z.array(z.string())]);
/** Traditional, simplified, pinyin, meanings. */
const Row = z.tuple([z.string(), z.string(), z.string(), Texts]).rest(z.unknown());
const Module = z.object({ default: z.object({ all: z.array(Row) }) });

/** Words that are found less often than this in the texts that jieba counted are old, or of a dialect. */
const rarest = 30;
/** Most single characters are parts of words today, and common for that: 志 in 意志. */
const ofOneCharacter = 0.15;

/** How often words are used, by the list of jieba: `word count tag` a line. */
function readFrequencies(path: string): Map<string, number> {
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line): [string, number] => {
        const [word = '', count = ''] = line.split(' ');
        return [word, Number(count)];
      }),
  );
}

/** CC-CEDICT in simplified characters, without names (their pinyin has capitals), rare words and what has letters in it. */
export async function readCedict(folder: string): Promise<ForeignEntry[]> {
  const { all } = Module.parse(await import(pathToFileURL(join(folder, 'cedict.mjs')).href)).default;
  const frequencies = readFrequencies(join(folder, 'jieba.dict.utf8'));
  return all.flatMap(([, word, pinyin, texts]) => {
    const frequency = frequencies.get(word) ?? 0;
    if (frequency < rarest || /\p{Lu}/u.test(pinyin) || !/^\p{Script=Han}+$/u.test(word)) return [];
    const glosses = [texts].flat().flatMap((text) => text.split(';'));
    return [{ word, glosses, frequency: word.length === 1 ? frequency * ofOneCharacter : frequency }];
  });
}
