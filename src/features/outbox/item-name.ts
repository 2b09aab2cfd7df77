import type { PteType } from '#contract/exam.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { OutboxItem } from './list-outbox.ts';

type Named = Pick<OutboxItem, 'what' | 'practiceId' | 'taskType' | 'about'>;

/** What an item is about: "Read Aloud #1003", "river". Empty when it is about nothing in particular. */
export function itemSubject({ practiceId, taskType, about }: Named, pteType: PteType): string {
  const number = practiceId === null ? null : formatNumber(practiceId);
  const task = taskType === null ? null : taskName(pteType, taskType);
  const question = [task, number].filter((part) => part !== null).join(' ');
  return [question, about].filter((part) => part !== null && part !== '').join(', ');
}

/** "Answer, Read Aloud #1003": names the item for a screen reader and in a file. */
export function itemName(item: Named, pteType: PteType): string {
  const subject = itemSubject(item, pteType);
  return subject === '' ? item.what : `${item.what}, ${subject}`;
}
