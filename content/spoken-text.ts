import type { BankItem } from '#contract/items/bank-item.ts';
import { sha256Of } from './sha256.ts';

/** Raise it when the renderer changes so much that every file should be made anew. */
const audioRecipe = 1;

/** What a voice says for this item; `undefined` for task types without audio. */
export function spokenTextOf(item: BankItem): string | undefined {
  switch (item.taskType) {
    case 'RA':
      return item.text;
    case 'RS':
    case 'RL':
    case 'WFD':
      return item.transcript;
    case 'WE':
    case 'RO':
    case 'MCS_R':
      return undefined;
    default:
      return item satisfies never;
  }
}

/** Changes whenever a rendering made earlier would no longer be the right one: other words, or another pace. */
export function spokenTextHash(text: string, level: BankItem['level']): string {
  return sha256Of(JSON.stringify([audioRecipe, level, text]));
}
