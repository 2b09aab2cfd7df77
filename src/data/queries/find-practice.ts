import type { BankItem } from '#contract/items/bank-item.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PracticeListRow } from '#data/store/rows.ts';

export interface PracticeView {
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
    return body ? { row, item: body.item } : null;
  });
}
