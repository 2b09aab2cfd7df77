import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '#content/sha256.ts';
import { soundFileNames, wordSoundsFolder } from '#content/word-sound-files.ts';
import {
  readSoundIndex,
  soundHashLength,
  writeSoundIndex,
  type SoundAccent,
  type WordSound,
} from '#domain/words/sound-index.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { writeWhole } from '#tools/write-whole.ts';

/** Single words on their way into a pack. */
const benchFolder = join(import.meta.dirname, '..', '..', '..', '.cache', 'word-sounds');

export const packPath = (accent: SoundAccent): string =>
  join(wordSoundsFolder, soundFileNames(accent).sounds);
const indexPath = (accent: SoundAccent): string => join(wordSoundsFolder, soundFileNames(accent).index);
const refusedPath = (accent: SoundAccent): string =>
  join(wordSoundsFolder, `${accent.toLowerCase()}-left-out.txt`);

/** The index of a pack that is committed; empty before the first. */
export function readIndexFile(accent: SoundAccent): ReadonlyMap<string, WordSound> {
  if (!existsSync(indexPath(accent))) return new Map();
  const index = readSoundIndex(readFileSync(indexPath(accent), 'utf8'));
  if (index === null) throw new Error(`${indexPath(accent)} is no index of sounds.`);
  return index;
}

/** Words that no voice of an accent says so that they are understood, with what was heard. */
export function readLeftOutSounds(accent: SoundAccent): Map<string, string> {
  if (!existsSync(refusedPath(accent))) return new Map();
  const lines = readFileSync(refusedPath(accent), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [word = '', heard = ''] = line.split('\t');
        return [word, heard];
      }),
  );
}

export interface SoundShelf {
  has(word: string): boolean;
  isLeftOut(word: string): boolean;
  put(word: string, bytes: Uint8Array): void;
  /** A word that has a sound keeps it. */
  leaveOut(word: string, heard: string): void;
  /** Joins all sounds of these words to the pack and its index. */
  pack(words: readonly string[]): { readonly words: number; readonly sizeBytes: number };
}

/**
 * The sounds of an accent. The law: each word is a file of its own as soon as it is accepted, so a run that is killed loses one
 * batch; the pack is written from these files, and taken apart into them where they are not there.
 */
export function openSoundShelf(accent: SoundAccent): SoundShelf {
  const folder = join(benchFolder, accent.toLowerCase());
  const pathOf = (word: string): string => join(folder, `${word}.mp3`);
  const there = new Set(
    existsSync(folder)
      ? readdirSync(folder).flatMap((name) => (name.endsWith('.mp3') ? [name.slice(0, -4)] : []))
      : [],
  );
  const keep = (word: string, bytes: Uint8Array): void => {
    writeWhole(pathOf(word), bytes);
    there.add(word);
  };
  const packed = readIndexFile(accent);
  const whole = packed.size > 0 ? readFileSync(packPath(accent)) : new Uint8Array();
  for (const { word, from, to } of packed.values())
    if (!there.has(word)) keep(word, whole.subarray(from, to));
  const leftOut = readLeftOutSounds(accent);
  const writeLeftOut = (): void => {
    const lines = [...leftOut].map((row) => `${row.join('\t')}\n`);
    writeWhole(refusedPath(accent), lines.join(''));
  };

  return {
    has: (word) => there.has(word),
    isLeftOut: (word) => leftOut.has(word),
    put(word, bytes) {
      keep(word, bytes);
      if (leftOut.delete(word)) writeLeftOut();
    },
    leaveOut(word, heard) {
      if (there.has(word)) return;
      leftOut.set(word, heard);
      writeLeftOut();
    },
    pack(words) {
      const files: Uint8Array[] = [];
      let at = 0;
      const sounds = words
        .filter((word) => there.has(word))
        .map((word): WordSound => {
          const bytes = readFileSync(pathOf(word));
          files.push(bytes);
          const from = at;
          at += bytes.length;
          const hash = sha256Of(bytes).slice(0, soundHashLength);
          return { word, from, to: at, hash, durationMs: Math.round(readMp3(bytes)?.durationMs ?? 0) };
        });
      writeWhole(packPath(accent), Buffer.concat(files));
      writeWhole(indexPath(accent), writeSoundIndex(sounds));
      return { words: sounds.length, sizeBytes: at };
    },
  };
}
