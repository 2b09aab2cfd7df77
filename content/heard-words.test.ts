import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordGroups } from '#domain/listening-test/word-groups.ts';
import { readSoundIndex, soundAccents } from '#domain/words/sound-index.ts';
import { soundFileNames, wordSoundsFolder } from './word-sound-files.ts';

it.each(soundAccents)('every word of the listening test is recorded in %s', (accent) => {
  const index = readSoundIndex(readFileSync(join(wordSoundsFolder, soundFileNames(accent).index), 'utf8'));
  expect(wordGroups.flat().filter((word) => !index?.has(word))).toEqual([]);
});
