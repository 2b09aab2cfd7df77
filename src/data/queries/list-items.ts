import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { ReadContext } from '#data/store/context.ts';

/** All items of a task type that this device has, in the order of their numbers. */
export async function listItems<T extends BankTaskType>(
  { db }: ReadContext,
  { taskType }: { taskType: T },
): Promise<ItemOf<T>[]> {
  return db.transaction('r', db.practices, db.practiceBodies, async () => {
    const rows = await db.practices
      .where('[taskType+id]')
      .between([taskType, -Infinity], [taskType, Infinity])
      .toArray();
    const bodies = await db.practiceBodies.bulkGet(rows.map(({ id, generation }) => [id, generation]));
    return bodies.flatMap((body) => (body !== undefined && isOf(body.item, taskType) ? [body.item] : []));
  });
}

function isOf<T extends BankTaskType>(item: BankItem, taskType: T): item is ItemOf<T> {
  return item.taskType === taskType;
}
