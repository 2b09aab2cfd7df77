import { basename, dirname } from 'node:path';
import { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { ItemFile } from '#content/bank-files.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** Ids of a task type run from this number up to 999 more. */
function firstIdOf(task: TaskType): number {
  return (taskTypes.indexOf(task) + 1) * 1000;
}

/** Parses a file; what is wrong with its shape is told field by field. */
export function checkShape(file: ItemFile): { checked?: CheckedItem; problems: Problem[] } {
  const problem = (message: string): Problem => ({ file: file.path, message });
  if (file.content.kind === 'broken') {
    return { problems: [problem(`is not JSON: ${file.content.reason}`)] };
  }
  const parsed = BankItem.safeParse(file.content.value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) =>
      problem(`${issue.path.length === 0 ? 'the item' : issue.path.join('.')}: ${issue.message}`),
    );
    return { problems };
  }
  const known = new Set(Object.keys(parsed.data));
  const unknown = Object.keys(file.content.value as object).filter((key) => !known.has(key));
  return {
    checked: { file: file.path, item: parsed.data },
    problems: unknown.map((key) => problem(`has a field "${key}" that no item has`)),
  };
}

/** The id, the file name, the folder and the exams have to agree with the task type. */
export function checkPlace({ file, item }: CheckedItem): Problem[] {
  const { section, slug, exams } = taskAddresses[item.taskType];
  const firstId = firstIdOf(item.taskType);
  const messages: string[] = [];
  if (item.id <= firstId || item.id > firstId + 999) {
    messages.push(
      `id ${item.id} is outside ${firstId + 1} to ${firstId + 999}, the range of ${item.taskType}`,
    );
  }
  if (basename(file) !== `${item.id}.json`) messages.push(`should be named ${item.id}.json after its id`);
  if (dirname(file) !== `items/${section}/${slug}`) {
    messages.push(`is a ${item.taskType} item and belongs in items/${section}/${slug}`);
  }
  for (const exam of item.exams) {
    if (!(exams as readonly string[]).includes(exam))
      messages.push(`${item.taskType} is not part of ${exam}`);
  }
  if (item.audios.length > 0) {
    messages.push('audios must be left out: they come from the index of rendered audio');
  }
  if (item.explanationAudio !== undefined) {
    messages.push('explanationAudio must be left out: it comes from the index of spoken explanations');
  }
  return messages.map((message) => ({ file, message }));
}

/** Ids and, inside a task type, titles are unique; an explanation is written for one item. */
export function checkUnique(items: readonly CheckedItem[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, item } of items) {
    const claims: readonly (readonly [string, string])[] = [
      [`id/${item.id}`, `has the id ${item.id}`],
      [`title/${item.taskType}/${item.title.toLowerCase()}`, `has the title "${item.title}"`],
      [`explanation/${item.explanation}`, 'has the explanation'],
    ];
    for (const [key, claim] of claims) {
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file);
      else problems.push({ file, message: `${claim} of ${other}` });
    }
  }
  return problems;
}
