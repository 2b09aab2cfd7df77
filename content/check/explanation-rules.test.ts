import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audioFileName, readAudioIndex, soundFolder, type AudioEntry } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { explanationHash, explanationRendering } from '#content/explanation-sound.ts';
import { loadBank } from '#content/load-bank.ts';
import { checkExplanations } from './explanation-rules.ts';

const item = loadBank().items.find(({ id }) => id === 23_001)!;
const [rendering] = explanationRendering(item);
const source = readAudioIndex(bankFolder).find(({ itemId }) => itemId === item.id)!;
/** Another sound of the bank under the name of the explanation: the check does not listen. */
const spoken: AudioEntry = {
  ...source,
  voice: rendering!.voice,
  label: rendering!.label,
  accent: rendering!.accent,
  textHash: explanationHash(item),
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'explanations-'));
  mkdirSync(soundFolder(folder, 'explanation'));
  cpSync(
    join(soundFolder(bankFolder, 'question'), audioFileName(source)),
    join(soundFolder(folder, 'explanation'), audioFileName(spoken)),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (change: Partial<AudioEntry> = {}, own = item) =>
  checkExplanations(folder, [{ file: `${own.id}.json`, item: own }], [{ ...spoken, ...change }]).map(
    ({ message }) => message,
  );

test('an explanation that is spoken as it is written is sound, and so is one that nobody has spoken', () => {
  expect(faultsOf()).toEqual([]);
  rmSync(soundFolder(folder, 'explanation'), { recursive: true });
  expect(checkExplanations(folder, [{ file: '23001.json', item }], [])).toEqual([]);
});

test('one that was written anew since is refused', () => {
  const changed = { ...item, explanation: `${item.explanation} And one more sentence.` };
  expect(faultsOf({}, changed)).toEqual([expect.stringContaining('its explanation has changed')]);
});

test.each<[string, Partial<AudioEntry>, RegExp]>([
  ['of no item', { itemId: 23_999 }, /belongs to no item/],
  ['of another voice', { voice: 'af_nobody' }, /not spoken by the voice of its item/],
  ['too loud', { lufs: -9 }, /loudness of -9 LUFS/],
  ['of another hash', { sha256: 'a'.repeat(64) }, /other hash/],
])('a sound %s is refused', (_what, change, found) => {
  expect(faultsOf(change)).toContainEqual(expect.stringMatching(found));
});

test('a file that is cut, and one that the index does not know, are refused', () => {
  const path = join(soundFolder(folder, 'explanation'), audioFileName(spoken));
  writeFileSync(join(soundFolder(folder, 'explanation'), '1-af_heart.mp3'), 'nobody');
  writeFileSync(path, readFileSync(path).subarray(50));
  expect(faultsOf()).toEqual([
    expect.stringContaining('other hash'),
    expect.stringContaining('1-af_heart.mp3 is left over'),
  ]);
});
