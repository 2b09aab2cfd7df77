import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audioFileName, readAudioIndex, soundFolder } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import { onlyJobsOf, planAudio, planExplanations, sortEntries } from './audio-plan.ts';
import { openAudioStore } from './audio-store.ts';

const item = loadBank().items.find(({ id }) => id === 23_001)!;
const source = readAudioIndex(bankFolder).filter(({ itemId }) => itemId === item.id);

let folder = '';
const audio = () => soundFolder(folder, 'question');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audio-'));
  mkdirSync(join(folder, 'audio'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function renderAll() {
  const store = openAudioStore(audio(), []);
  for (const job of planAudio([item])) {
    const name = audioFileName({ itemId: item.id, voice: job.rendering.voice });
    cpSync(join(bankFolder, 'audio', name), store.partPath);
    store.accept(job, -18);
  }
  return store;
}

test('a dictation is planned for four voices, an essay for none', () => {
  const essay = loadBank().items.find(({ taskType }) => taskType === 'WE')!;
  expect(planAudio([essay, item]).map(({ rendering }) => rendering.voice)).toEqual(
    source.map(({ voice }) => voice),
  );
});

test('what is heard is rendered before model readings', () => {
  const tasks = planAudio(loadBank().items).map((job) => job.item.taskType);
  for (const heard of ['RS', 'RL', 'WFD'] as const) {
    expect(tasks.lastIndexOf(heard)).toBeGreaterThan(-1);
    expect(tasks.lastIndexOf(heard)).toBeLessThan(tasks.indexOf('RA'));
  }
});

test('a discussion is planned once, with the voices of all who speak', () => {
  const discussion = loadBank().items.find(({ taskType }) => taskType === 'SGD')!;
  const [job, ...others] = planAudio([discussion]);
  expect(others).toEqual([]);
  expect(job?.rendering.voice.split('+')).toHaveLength(3);
});

test('task types and items that are named are rendered alone', () => {
  const jobs = planAudio(loadBank().items);
  expect(onlyJobsOf(jobs, [])).toEqual(jobs);
  const named = onlyJobsOf(jobs, ['SGD', '23001']);
  expect(new Set(named.map((job) => job.item.taskType))).toEqual(new Set(['SGD', 'WFD']));
  expect(named.filter((job) => job.item.taskType === 'WFD')).toHaveLength(4);
});

test('what was accepted is up to date in the next run', () => {
  renderAll();
  const { current, stale } = sortEntries(planAudio([item]), readAudioIndex(folder), audio());
  expect([current.length, stale.length]).toEqual([4, 0]);
});

test('a changed text makes all its renderings stale', () => {
  renderAll();
  const changed = { ...item, transcript: 'Another sentence.' } as typeof item;
  expect(sortEntries(planAudio([changed]), readAudioIndex(folder), audio()).stale).toHaveLength(4);
});

test('a damaged file is stale, the others are not', () => {
  renderAll();
  writeFileSync(join(folder, 'audio', audioFileName(source[0]!)), 'damaged');
  const { current, stale } = sortEntries(planAudio([item]), readAudioIndex(folder), audio());
  expect([current.length, stale.map(({ voice }) => voice)]).toEqual([3, [source[0]!.voice]]);
});

test('what is dropped is gone from the index and from the disk', () => {
  const store = renderAll();
  store.drop(readAudioIndex(folder).slice(0, 1));
  expect(readAudioIndex(folder)).toHaveLength(3);
  expect(sortEntries(planAudio([item]), readAudioIndex(folder), audio()).current).toHaveLength(3);
});

test('a file that is no MP3 is never accepted', () => {
  const store = openAudioStore(audio(), []);
  writeFileSync(store.partPath, 'not an mp3');
  expect(() => store.accept(planAudio([item])[0]!, -18)).toThrow('not readable');
  expect(readAudioIndex(folder)).toEqual([]);
});

test('of each task the first explanations are spoken before the later ones, each by one voice', () => {
  const { items } = loadBank();
  const jobs = planExplanations(items);
  expect(jobs).toHaveLength(items.length);
  const tasks = new Set(items.map(({ taskType }) => taskType));
  expect(new Set(jobs.slice(0, tasks.size).map((job) => job.item.taskType))).toEqual(tasks);
  expect(jobs[0]?.item.id).toBe(1001);
  expect(new Set(jobs.map(({ rendering }) => rendering.accent))).toEqual(new Set(['US', 'UK']));
  expect(jobs.every(({ rendering }) => rendering.parts.length === 1)).toBe(true);
});
