import { nextLook } from '#domain/payments/next-look.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { watchedOrder, type OrderRow } from './orders.ts';
import { settleOrder, type PaymentParts } from './settle-order.ts';

/** Longer than all tries of a call to a gateway: only a server that stopped loses its lease. */
const leaseMs = 5 * 60_000;

/**
 * Looks at every order that is due: asks the gateway again, applies what was captured, gives back what is to be given back, ends what
 * nobody paid. Several servers may do it at once. Returns how many orders that were.
 */
export async function sweepOrders(parts: PaymentParts, signal?: AbortSignal): Promise<number> {
  for (let swept = 0; ; swept += 1) {
    const order = signal?.aborted === true ? undefined : await claimOrder(parts);
    if (order === undefined) return swept;
    let error: unknown = null;
    try {
      await settleOrder(parts, order);
    } catch (thrown) {
      error = thrown;
      parts.log.warn({ err: thrown, order: order.id }, 'an order could not be settled');
    }
    await putBack(parts, order, error instanceof Error ? error.message : null);
  }
}

/** Takes the order that is due for longest. */
async function claimOrder({ db, now }: PaymentParts): Promise<OrderRow | undefined> {
  return db.orm.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: paymentOrder.id })
      .from(paymentOrder)
      .where(lte(paymentOrder.dueAt, now()))
      .orderBy(asc(paymentOrder.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const [taken] = await tx
      .update(paymentOrder)
      .set({ attempts: sql`${paymentOrder.attempts} + 1`, dueAt: new Date(now().getTime() + leaseMs) })
      .where(eq(paymentOrder.id, due.id))
      .returning();
    return taken;
  });
}

/** When to look again, unless the order moved meanwhile and has another time by that. */
async function putBack({ db, now }: PaymentParts, claimed: OrderRow, error: string | null): Promise<void> {
  const { id, dueAt } = claimed;
  if (dueAt === null) return;
  const look = nextLook(watchedOrder(claimed), now().getTime());
  await db.orm
    .update(paymentOrder)
    .set({ dueAt: look === null ? null : new Date(look), lastError: error })
    .where(and(eq(paymentOrder.id, id), eq(paymentOrder.dueAt, dueAt)));
}
