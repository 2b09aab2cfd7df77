import { expect, test } from 'vitest';
import type { PteType } from '#contract/exam.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import { readAudioIndex, type SoundKind } from './audio-index.ts';
import { bankFolder } from './bank-files.ts';
import { loadBank } from './load-bank.ts';

const { items, translations } = loadBank();
const ofTask = (task: TaskType) => items.filter(({ taskType }) => taskType === task);

/** What learners practise most. */
const often: readonly TaskType[] = ['RA', 'RS', 'DI', 'ASQ', 'FIB_RW', 'RO', 'FIB_R', 'WFD'];

test('there are twenty items of a task type, and forty of those that are practised most', () => {
  const short = taskTypes.flatMap((task) => {
    const wanted = often.includes(task) ? 40 : 20;
    const there = ofTask(task).length;
    return there < wanted ? [`${task} has ${there} of ${wanted}`] : [];
  });
  expect(short).toEqual([]);
});

test.each<[exam: PteType, mocks: number]>([
  ['ACADEMIC', 5],
  ['CORE', 5],
])('%s: %i whole mocks have no question twice', (exam, mocks) => {
  const short = taskRules(rubricFor(exam)).flatMap(({ taskType, itemsPerTest: [fewest] }) => {
    const there = ofTask(taskType).filter(({ exams }) => exams.includes(exam)).length;
    return there < mocks * fewest ? [`${taskType} has ${there} of ${mocks * fewest}`] : [];
  });
  expect(short).toEqual([]);
});

test('each task type has items of all levels, and the bank speaks of many things', () => {
  for (const task of taskTypes)
    expect([task, new Set(ofTask(task).map(({ level }) => level)).size]).toEqual([task, 3]);
  expect(new Set(items.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(15);
});

test('each kind of picture is there six times', () => {
  const kinds = items.flatMap((item) => (item.taskType === 'DI' ? [item.image.kind] : []));
  const counts = [...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length);
  expect(counts).toHaveLength(7);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
});

test('a hundred items are translated into six languages', () => {
  expect([...translations.keys()].toSorted()).toEqual(['AR', 'ES', 'FA', 'HI', 'VI', 'ZH']);
  for (const [, byItem] of translations) expect(byItem.size).toBeGreaterThanOrEqual(100);
});

test('all sound of the bank together is no more than a learner would download', () => {
  const bytesOf = (kind: SoundKind) =>
    readAudioIndex(bankFolder, kind).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(bytesOf('question') + bytesOf('explanation')).toBeLessThanOrEqual(120_000_000);
});
