import { useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeView } from '#data/queries/find-practice.ts';

/**
 * The item of a practice: one object for as long as its content is the same. Each answer changes the practice's row, and
 * the item, read with it, is no reason to draw the question again.
 */
export function useKeptItem(view: PracticeView | null): BankItem | null {
  const [kept, setKept] = useState(view);
  if (view === null || (kept?.row.id === view.row.id && kept.row.generation === view.row.generation))
    return view && kept ? kept.item : null;
  setKept(view);
  return view.item;
}
