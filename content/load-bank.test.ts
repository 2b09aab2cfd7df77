import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { taskTypes } from '#contract/task-type.ts';
import { loadBank } from './load-bank.ts';

const bank = loadBank();

test('the items stand in the order of their ids, which is that of the exam, four or more of each task type', () => {
  const counts = Map.groupBy(bank.items, (item) => item.taskType);
  expect([...counts.keys()]).toEqual(taskTypes);
  for (const [task, items] of counts) expect([task, items.length >= 4]).toEqual([task, true]);
});

test('every dictation and every sentence to repeat is spoken by two American and two British voices', () => {
  for (const item of bank.items.filter(({ taskType }) => taskType === 'WFD' || taskType === 'RS')) {
    expect([item.id, item.audios.map(({ accent }) => accent).sort()]).toEqual([
      item.id,
      ['UK', 'UK', 'US', 'US'],
    ]);
  }
});

test('the lectures are spoken by two American and two British voices at least, each by one of either', () => {
  const lectures = bank.items.filter(({ taskType }) => taskType === 'RL');
  for (const { id, audios } of lectures) {
    expect([id, audios.map(({ accent }) => accent).sort()]).toEqual([id, ['UK', 'US']]);
  }
  for (const accent of ['UK', 'US']) {
    const spoken = lectures.flatMap(({ audios }) => audios.filter((audio) => audio.accent === accent));
    expect(new Set(spoken.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2);
  }
});

test('the right options of the choices are spread over A to D', () => {
  const keys = bank.items.flatMap((item) => (item.taskType === 'MCS_R' ? item.correct : []));
  expect([...new Set(keys)].sort()).toEqual(['A', 'B', 'C', 'D']);
});

test('a media path leads to the bytes that have that hash', () => {
  const audio = bank.items.find((item) => item.audios.length > 0)?.audios[0];
  const path = bank.mediaPath(audio?.sha256 ?? '');
  expect(
    createHash('sha256')
      .update(readFileSync(path ?? ''))
      .digest('hex'),
  ).toBe(audio?.sha256);
});

test('a hash that the bank does not know has no path', () => {
  expect(bank.mediaPath('0'.repeat(64))).toBeUndefined();
});

test('a file that is no item stops the loading and is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  mkdirSync(join(folder, 'items'));
  writeFileSync(join(folder, 'items', '7.json'), '{"id":7}');
  expect(() => loadBank(folder)).toThrow('content/items/7.json is not a bank item');
  rmSync(folder, { recursive: true });
});
