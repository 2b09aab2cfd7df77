import type { TaskType } from '#contract/task-type.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { summaryOf } from '#domain/listing/format-number.ts';

/** What a page of `/translate-print` shows. */
export interface TranslatePrint {
  readonly practiceId: number;
  /** As items have it: `FA`. */
  readonly language: string;
}

interface PrintedQuestion {
  readonly id: number;
  readonly taskType: TaskType;
  readonly title: string;
}

/** The search part of the address of a translation on paper (spec section 2). */
export function toTranslatePrint({ id, taskType, title }: PrintedQuestion, lang: string) {
  const { section, practice } = taskAddresses[taskType];
  return { id: String(id), lang, section, practice, summary: summaryOf(taskType), title };
}

/**
 * Reads it. The number and the language say all: section, practice, summary and title are the question's own, whatever an address says
 * that somebody was sent. `null`: there is no such page.
 */
export function parseTranslatePrint(search: { readonly [name: string]: unknown }): TranslatePrint | null {
  const id = typeof search['id'] === 'number' ? String(search['id']) : search['id'];
  const { lang } = search;
  if (typeof id !== 'string' || !/^\d{1,6}$/u.test(id)) return null;
  if (typeof lang !== 'string' || !/^[a-z]{2,3}$/iu.test(lang)) return null;
  return { practiceId: Number(id), language: lang.toUpperCase() };
}
