import type { BankItem } from '#contract/items/bank-item.ts';
import { soundOf, turnsOf } from '#domain/tasks/bank-rules-of.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { sha256Of } from './sha256.ts';

/** Raise it when the renderer changes so much that every file should be made anew. */
const audioRecipe = 1;

/** What is said in this item; `undefined` for task types without audio. */
export function spokenTextOf(item: BankItem): string | undefined {
  return soundOf(item.taskType) === undefined ? undefined : textsOf(item).spoken;
}

/** Changes whenever a rendering made earlier would no longer be the right one: other words or speakers, or another pace. */
export function spokenTextHash(item: BankItem): string {
  const turns = turnsOf(item);
  const what = turns === undefined ? textsOf(item).spoken : turns.map(({ speaker, text }) => [speaker, text]);
  return sha256Of(JSON.stringify([audioRecipe, item.level, what]));
}
