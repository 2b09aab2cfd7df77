import type { AudioEntry } from '#content/audio-index.ts';
import { taskTypes } from '#contract/task-type.ts';
import type { CheckedItem } from './problem.ts';

/** The translated items in figures: a line for each task type with their number in each language. */
export function translationTable(
  items: readonly CheckedItem[],
  translated: ReadonlyMap<string, ReadonlySet<number>>,
): string[] {
  const languages = [...translated.keys()].toSorted((a, b) => a.localeCompare(b, 'en'));
  const rows = taskTypes.map((task) => {
    const own = items.map(({ item }) => item).filter(({ taskType }) => taskType === task);
    return [
      task,
      own.length,
      ...languages.map((language) => own.filter(({ id }) => translated.get(language)?.has(id)).length),
    ].map(String);
  });
  return inColumns([['type', 'items', ...languages], ...rows]);
}

const inColumns = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((cells) => cells.map((cell) => cell.padStart(8)).join(' '));

/** The bank in figures: a line for each task type with its items, levels, topics, exams and minutes of audio. */
export function bankTable(items: readonly CheckedItem[], entries: readonly AudioEntry[]): string[] {
  const head = ['type', 'items', 'easy', 'average', 'hard', 'topics', 'Academic', 'Core', 'minutes'];
  const rows = taskTypes.map((task) => {
    const own = items.map(({ item }) => item).filter(({ taskType }) => taskType === task);
    const ids = new Set(own.map(({ id }) => id));
    const ms = entries.filter(({ itemId }) => ids.has(itemId)).reduce((sum, one) => sum + one.durationMs, 0);
    const count = (isIt: (item: (typeof own)[number]) => boolean) => own.filter(isIt).length;
    return [
      task,
      own.length,
      count(({ level }) => level === 'EASY'),
      count(({ level }) => level === 'AVERAGE'),
      count(({ level }) => level === 'HARD'),
      new Set(own.map(({ topic }) => topic)).size,
      count(({ exams }) => exams.includes('ACADEMIC')),
      count(({ exams }) => exams.includes('CORE')),
      (ms / 60_000).toFixed(1),
    ].map(String);
  });
  return inColumns([head, ...rows]);
}
