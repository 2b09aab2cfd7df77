import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { BankItem } from '#contract/items/bank-item.ts';

/** Fields whose values are names out of a list: an empty one would tell an author nothing. */
const keptFields = new Set([
  'id',
  'kind',
  'register',
  'acts',
  'voice',
  'speaker',
  'level',
  'taskType',
  'shape',
  'feature',
]);

/** What the bank adds to an item when it is loaded. */
const addedFields = new Set(['audios', 'explanationAudio', 'pronunciations']);

function blank(value: unknown, field: string): unknown {
  if (keptFields.has(field)) return value;
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map((one) => blank(one, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blank(inner, key)]));
}

export interface Skeleton {
  /** Path from the bank folder. */
  readonly path: string;
  readonly json: string;
}

/** An item to fill in: the fields of the newest item of its task type, emptied, with the next free id. */
export function skeletonOf(task: TaskType, items: readonly BankItem[], month: string): Skeleton {
  const own = items.filter(({ taskType }) => taskType === task);
  const pattern = own.at(-1);
  if (pattern === undefined) throw new Error(`The bank has no ${task} to take the fields from.`);
  const first = (taskTypes.indexOf(task) + 1) * 1000;
  const id = Math.max(first, ...own.map((item) => item.id)) + 1;
  const { section, slug } = taskAddresses[task];
  const fields = Object.entries(pattern).filter(([field]) => !addedFields.has(field));
  const item = {
    ...(blank(Object.fromEntries(fields), '') as object),
    id,
    level: 'AVERAGE',
    exams: pattern.exams,
    provenance: { ...pattern.provenance, written: month },
  };
  return { path: `items/${section}/${slug}/${id}.json`, json: `${JSON.stringify(item, null, 2)}\n` };
}
