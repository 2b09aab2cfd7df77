import { expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { checkShape } from '#content/check/item-shape.ts';
import { taskTypes } from '#contract/task-type.ts';
import { skeletonOf } from './skeleton.ts';

const { items } = loadBank();

test.each(taskTypes)('an empty %s has the next free id and all fields to fill in', (task) => {
  const { path, json } = skeletonOf(task, items, '2027-01');
  const value: unknown = JSON.parse(json);
  const last = items.filter(({ taskType }) => taskType === task).at(-1)!;
  expect(value).toMatchObject({
    id: last.id + 1,
    taskType: task,
    title: '',
    provenance: { written: '2027-01' },
  });
  expect(path.endsWith(`/${last.id + 1}.json`)).toBe(true);
  const { problems } = checkShape({ path, content: { kind: 'json', value } });
  expect(problems.filter(({ message }) => message.includes('that no item has'))).toEqual([]);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^title: /));
});
