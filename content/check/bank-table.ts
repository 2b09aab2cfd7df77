import type { AudioEntry } from '#content/audio-index.ts';
import { taskTypes } from '#contract/task-type.ts';
import type { CheckedItem } from './problem.ts';

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
  return [head, ...rows].map((cells) => cells.map((cell) => cell.padStart(8)).join(' '));
}
