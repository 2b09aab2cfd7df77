import { expect, test } from 'vitest';
import { readAudioIndex, type AudioEntry } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import { checkAudio } from './audio-rules.ts';

const discussion = 6001;
const missingWord = 21_001;
const { items } = loadBank();
const index = readAudioIndex(bankFolder);

/** What is said about the audio of an item when its first entry is changed; without a change the bank is as it is. */
function faultsOf(id: number, change: Partial<AudioEntry>): string[] {
  const own = items.filter((item) => item.id === id).map((item) => ({ file: `${id}.json`, item }));
  const entries = index.filter(({ itemId }) => itemId === id);
  expect([own.length, entries.length]).toEqual([1, 1]);
  const changed = entries.map((entry) => ({ ...entry, ...change }));
  return checkAudio(bankFolder, own, changed)
    .map(({ message }) => message)
    .filter((message) => !message.includes('is left over'));
}

test('a discussion by three voices and a talk that ends in a beep are sound', () => {
  expect(faultsOf(discussion, {})).toEqual([]);
  expect(faultsOf(missingWord, {})).toEqual([]);
});

test('a discussion has the label of all of its voices and the accent of the first', () => {
  expect(faultsOf(discussion, { label: 'Emma, British woman' })).toEqual([
    expect.stringContaining('does not have the label and accent of its voice'),
  ]);
  expect(faultsOf(discussion, { accent: 'AU' })).toEqual([
    expect.stringContaining('does not have the label and accent of its voice'),
  ]);
});

test('a discussion with a voice that nobody knows is refused, and its cast is missing', () => {
  expect(faultsOf(discussion, { voice: 'bf_emma+bf_nobody+am_puck' })).toEqual([
    expect.stringMatching(/^has no audio by \w+, \w+ and \w+/),
    expect.stringContaining('has an unknown voice'),
    expect.stringContaining('the file is missing'),
  ]);
});

test('the beep is no speech: a talk that is long enough only with it is too short', () => {
  expect(faultsOf(missingWord, { durationMs: 20_000 })).toContainEqual(
    expect.stringContaining('has 18.4 s of speech'),
  );
  expect(faultsOf(missingWord, { durationMs: 20_700 })).not.toContainEqual(
    expect.stringContaining('s of speech'),
  );
});
