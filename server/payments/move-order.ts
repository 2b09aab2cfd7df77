/**
 * The only way in which an order changes its state. Law: lock the feed of its learner, then its row; ask the rules what the event does;
 * store the state and what it does to Premium in the same transaction. So Premium is given once for each capture, and taken away once.
 */
import type { Change } from '#contract/sync.ts';
import { nextLook } from '#domain/payments/next-look.ts';
import { nextStep, type OrderEvent, type OrderStep } from '#domain/payments/order.ts';
import { extendPremium, withdrawPremium, type PremiumTime } from '#domain/payments/premium-time.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { putOnPlan } from '#server/store/learner-status.ts';
import { writeAndTell } from '#server/store/write.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { watchedOrder, type OrderRow } from './orders.ts';

type OrderPatch = Partial<Pick<OrderRow, 'captureId' | 'receiptSha256'>>;

export interface Move {
  readonly event: OrderEvent;
  readonly now: Date;
  /** Columns that change along with the state, worked out under the locks. */
  readonly also?: (tx: Tx, locked: OrderRow) => Promise<OrderPatch>;
}

export interface Moved {
  /** The order as it is now. */
  readonly row: OrderRow;
  readonly kind: OrderStep['kind'];
}

/** Tells an order what happened, and its learner's devices what that does to their plan. */
export async function moveOrder(
  db: Database,
  { id, learnerId }: Pick<OrderRow, 'id' | 'learnerId'>,
  move: Move,
): Promise<Moved> {
  // Nobody's devices are to hear of it.
  if (learnerId === null) return db.orm.transaction((tx) => moveLocked(tx, id, move));
  return writeAndTell(db, learnerId, async ({ tx, publish }) => {
    const { change, ...moved } = await moveLocked(tx, id, move);
    if (change !== null) publish({ learnerId, change });
    return moved;
  });
}

/** The same within a transaction that has locked the learner's feed, which is to get `change`. */
export async function moveLocked(
  tx: Tx,
  id: string,
  { event, now, also }: Move,
): Promise<Moved & { readonly change: Change | null }> {
  const [locked] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
  if (locked === undefined) throw new Error('the order does not exist');
  const step = nextStep(locked, event);
  if (step.kind !== 'moved') return { row: locked, kind: step.kind, change: null };
  const patch = (await also?.(tx, locked)) ?? {};
  const premium = await effectOf(tx, locked, { effect: step.effect, now });
  const columns = { ...patch, ...premium.columns, ...step.status, attempts: 0, lastError: null };
  const look = nextLook(watchedOrder({ ...locked, ...columns }), now.getTime());
  const [row] = await tx
    .update(paymentOrder)
    .set({ ...columns, dueAt: look === null ? null : new Date(look), modifiedAt: now })
    .where(eq(paymentOrder.id, id))
    .returning();
  if (row === undefined) throw new Error('the order does not exist');
  return { row, kind: 'moved', change: premium.change };
}

interface PremiumEffect {
  readonly change: Change | null;
  readonly columns: Partial<Pick<OrderRow, 'premiumFrom' | 'premiumUntil'>>;
}

async function effectOf(
  tx: Tx,
  order: OrderRow,
  { effect, now }: { readonly effect: 'grant' | 'withdraw' | null; readonly now: Date },
): Promise<PremiumEffect> {
  const none: PremiumEffect = { change: null, columns: {} };
  // The account is gone, and its Premium with it.
  if (effect === null || order.learnerId === null) return none;
  const [owner] = await tx.select().from(learner).where(eq(learner.id, order.learnerId));
  if (owner === undefined) return none;
  const held: PremiumTime = { plan: owner.status, until: owner.premiumUntil?.getTime() ?? null };
  return effect === 'grant'
    ? grant(tx, { ...order, learnerId: owner.id }, { held, now })
    : withdraw(tx, { ...order, learnerId: owner.id }, { held, now });
}

type OwnedOrder = OrderRow & { readonly learnerId: string };
type Holding = { readonly held: PremiumTime; readonly now: Date };

const planOf = ({ plan, until }: PremiumTime) => ({
  status: plan,
  premiumUntil: until === null ? null : new Date(until),
});

async function grant(
  tx: Tx,
  { learnerId, days }: OwnedOrder,
  { held, now }: Holding,
): Promise<PremiumEffect> {
  const longer = extendPremium(held, days, now.getTime());
  const change = await putOnPlan(tx, learnerId, planOf(longer.held));
  if (longer.period === null) return { change, columns: {} };
  const { from, until } = longer.period;
  return { change, columns: { premiumFrom: new Date(from), premiumUntil: new Date(until) } };
}

async function withdraw(tx: Tx, order: OwnedOrder, { held, now }: Holding): Promise<PremiumEffect> {
  const { learnerId, premiumFrom, premiumUntil } = order;
  const period =
    premiumFrom === null || premiumUntil === null
      ? null
      : { from: premiumFrom.getTime(), until: premiumUntil.getTime() };
  const shorter = withdrawPremium(held, period, now.getTime());
  if (premiumUntil !== null && shorter.takenMs > 0) {
    const earlier = sql`make_interval(secs => ${shorter.takenMs / 1_000})`;
    await tx
      .update(paymentOrder)
      .set({
        premiumFrom: sql`${paymentOrder.premiumFrom} - ${earlier}`,
        premiumUntil: sql`${paymentOrder.premiumUntil} - ${earlier}`,
      })
      .where(
        and(
          eq(paymentOrder.learnerId, learnerId),
          eq(paymentOrder.state, 'applied'),
          gte(paymentOrder.premiumFrom, premiumUntil),
        ),
      );
  }
  return { change: await putOnPlan(tx, learnerId, planOf(shorter.held)), columns: {} };
}
