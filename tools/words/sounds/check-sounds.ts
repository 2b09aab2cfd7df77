import { existsSync, readFileSync } from 'node:fs';
import { sha256Of } from '#content/sha256.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import type { Dictionary } from '#engines/dictionary/dictionary.ts';
import {
  soundAccents,
  soundHashLength,
  type SoundAccent,
  type WordSound,
} from '#domain/words/sound-index.ts';
import { speechPower } from '#tools/content/waveform.ts';
import { packPath, readIndexFile, readLeftOutSounds } from './sound-shelf.ts';
import { openWordDecoder, speechDb, type WordDecoder } from './word-mp3.ts';
import { wordsToSay } from './words-to-say.ts';

/** A pack is downloaded by learners who pay for bytes. */
const mostBytes = 15_000_000;
const duration = { leastMs: 250, mostMs: 2_500 } as const;
/** Words of hard consonants stay below the common level, because their peaks are held. */
const level = { below: 8, above: 2 } as const;

/** What is wrong with the sound of a word; empty when nothing is. `decode` is left out: its level is not looked at. */
export async function faultsOf(
  bytes: Uint8Array,
  { hash, durationMs }: Pick<WordSound, 'hash' | 'durationMs'>,
  decode?: WordDecoder,
): Promise<string[]> {
  if (sha256Of(bytes).slice(0, soundHashLength) !== hash) return ['is not what the index says'];
  const facts = readMp3(bytes);
  if (!facts?.isWhole) return ['is no whole MP3'];
  const db = decode && 10 * Math.log10(speechPower([await decode(bytes)]));
  const isLevel = db === undefined || (db >= speechDb - level.below && db <= speechDb + level.above);
  return [
    Math.abs(facts.durationMs - durationMs) > 1 ? `lasts ${facts.durationMs} ms, not ${durationMs}` : '',
    durationMs < duration.leastMs || durationMs > duration.mostMs ? `lasts ${durationMs} ms` : '',
    isLevel ? '' : `is at ${db.toFixed(1)} dB`,
  ].filter((fault) => fault !== '');
}

/** Hearing a word costs 7 ms of CPU. Its bytes are those of the index, which was written with words that were heard: some of them prove it. */
const isHeard = ({ hash }: WordSound): boolean => Number.parseInt(hash.slice(0, 2), 16) % 32 === 0;

interface Checked {
  readonly words: readonly string[];
  readonly hearsAll: boolean;
}

async function checkAccent(accent: SoundAccent, { words, hearsAll }: Checked, problems: string[]) {
  const decode = await openWordDecoder();
  const index = readIndexFile(accent);
  const pack = existsSync(packPath(accent)) ? readFileSync(packPath(accent)) : new Uint8Array();
  if (pack.length > mostBytes)
    problems.push(`the ${accent} sounds are ${pack.length} bytes, more than 15 MB`);
  const end = Math.max(0, ...[...index.values()].map(({ to }) => to));
  if (pack.length !== end)
    problems.push(`the ${accent} sounds are ${pack.length} bytes, the index ends at ${end}`);
  const wanted = new Set(words);
  const leftOut = readLeftOutSounds(accent);
  for (const sound of index.values()) {
    if (!wanted.has(sound.word)) problems.push(`${sound.word} is no word that is to be heard`);
    if (leftOut.has(sound.word)) problems.push(`${accent} ${sound.word} is recorded and left out`);
    const ear = hearsAll || isHeard(sound) ? decode : undefined;
    for (const fault of await faultsOf(pack.subarray(sound.from, sound.to), sound, ear))
      problems.push(`${accent} ${sound.word} ${fault}`);
  }
  return { accent, words: index.size, sizeBytes: pack.length };
}

/** Reads every recorded word and hears some or all, and the row of `THIRD_PARTY.md` that says who spoke it. */
export async function checkSounds(
  dictionary: Dictionary,
  { thirdParty, hearsAll }: { readonly thirdParty: string; readonly hearsAll: boolean },
  problems: string[],
): Promise<string[]> {
  const words = wordsToSay(dictionary);
  const row = thirdParty.split('\n').find((line) => line.includes('`content/word-sounds/`')) ?? '';
  if (!row.includes('Apache-2.0'))
    problems.push('THIRD_PARTY.md does not say who spoke content/word-sounds/');
  const lines: string[] = [];
  for (const accent of soundAccents) {
    const found = await checkAccent(accent, { words, hearsAll }, problems);
    if (found.words === 0) problems.push(`no word is recorded in ${accent}`);
    lines.push(`${accent}: ${found.words} of ${words.length} words are recorded, ${found.sizeBytes} bytes.`);
  }
  return lines;
}
