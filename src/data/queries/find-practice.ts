import type { BankItem } from '#contract/items/bank-item.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { shownRow } from './shown-row.ts';

export interface PracticeView {
  /** Its title is the one to show; that of the item may give away what is still to be heard. */
  row: PracticeListRow;
  item: BankItem;
}

/** A practice with its body; `null` when this device does not have it. */
export async function findPractice(
  { db }: ReadContext,
  { practiceId }: { practiceId: number },
): Promise<PracticeView | null> {
  return db.transaction('r', db.practices, db.practiceBodies, async () => {
    const row = await db.practices.get(practiceId);
    const body = row && (await db.practiceBodies.get([practiceId, row.generation]));
    return body ? { row: shownRow(row), item: body.item } : null;
  });
}
