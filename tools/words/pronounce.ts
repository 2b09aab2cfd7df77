import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phonemize } from 'phonemizer';
import { z } from 'zod';
import { writeWhole } from '#tools/write-whole.ts';
import { americanIpa, britishIpa, ipaOfPhones } from './phonetics.ts';

const batch = 400;
const Said = z.array(z.tuple([z.string(), z.string()]));
const voices = { american: 'en-us', british: 'en-gb-x-rp' } as const;

/** What espeak-ng's rules say of each word. Words that it answers with nothing are left out. */
async function espeak(words: readonly string[], voice: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (let at = 0; at < words.length; at += batch) {
    const some = words.slice(at, at + batch);
    const lines = await phonemize(some.map((word) => `${word}.`).join('\n'), voice);
    if (lines.length !== some.length) {
      for (const word of some) said.set(word, (await phonemize(word, voice)).join(' '));
    } else some.forEach((word, i) => said.set(word, lines[i] ?? ''));
  }
  return said;
}

/** What was said in an earlier run is kept: it takes minutes. */
async function espeakKept(words: readonly string[], voice: string): Promise<Map<string, string>> {
  const path = join(import.meta.dirname, '..', '..', '.cache', `words-${voice}.json`);
  const kept = new Map<string, string>(
    existsSync(path) ? Said.parse(JSON.parse(readFileSync(path, 'utf8'))) : [],
  );
  const missing = words.filter((word) => !kept.has(word));
  if (missing.length === 0) return kept;
  for (const [word, said] of await espeak(missing, voice)) kept.set(word, said);
  writeWhole(path, JSON.stringify([...kept]));
  return kept;
}

/**
 * IPA of each word on both shores: the CMU dictionary for America, and espeak-ng's rules for Britain and for what CMU does
 * not have. A word of several is taken from CMU when all of them are there.
 */
export async function pronounce(
  words: readonly string[],
  cmu: Readonly<Record<string, string>>,
): Promise<Map<string, { american: string; british: string }>> {
  const phonesOf = (word: string): string[] | undefined => {
    const parts = word.split(/[ -]/u).map((part) => cmu[part]);
    return parts.every((part) => part !== undefined) ? parts : undefined;
  };
  const missing = words.filter((word) => phonesOf(word) === undefined);
  const byRule = await espeakKept(missing, voices.american);
  const british = await espeakKept(words, voices.british);
  return new Map(
    words.map((word) => [
      word,
      {
        american: phonesOf(word)?.map(ipaOfPhones).join(' ') ?? americanIpa(byRule.get(word) ?? ''),
        british: britishIpa(british.get(word) ?? ''),
      },
    ]),
  );
}
