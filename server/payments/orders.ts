import type { PaymentDto, PaymentGatewayName } from '#contract/entities/payment.ts';
import type { WatchedOrder } from '#domain/payments/next-look.ts';
import { planName } from '#domain/premium/plans.ts';
import type { Queries } from '#server/db/database.ts';
import { learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { Problem } from '#server/problem.ts';
import { and, desc, eq } from 'drizzle-orm';

export type OrderRow = typeof paymentOrder.$inferSelect;

/** Most orders of a list. */
const mostListed = 50;

export async function findOrder(queries: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return row;
}

/**
 * The learner's own order.
 * @throws Problem NOT_FOUND, also for somebody else's
 */
export async function getOwnOrder(queries: Queries, learnerId: string, id: string): Promise<OrderRow> {
  const row = await findOrder(queries, id);
  if (row?.learnerId !== learnerId) throw new Problem('NOT_FOUND', 'This order does not exist.');
  return row;
}

/** The order that a gateway knows by this reference. */
export async function findOrderAt(
  queries: Queries,
  gateway: PaymentGatewayName,
  reference: string,
): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.gateway, gateway), eq(paymentOrder.reference, reference)));
  return row;
}

/** A learner's newest orders. */
export async function listOwnOrders(queries: Queries, learnerId: string): Promise<OrderRow[]> {
  return queries
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.learnerId, learnerId))
    .orderBy(desc(paymentOrder.createdAt))
    .limit(mostListed);
}

/** What the rules about looking again need to know. */
export function watchedOrder(row: OrderRow): WatchedOrder {
  const { state, refusal, gateway, isRefundWanted, createdAt, attempts } = row;
  return {
    state,
    refusal,
    isTransfer: gateway === 'CARD_TRANSFER',
    isRefundWanted,
    createdAt: createdAt.getTime(),
    attempts,
  };
}

/** Whether somebody holds money for this order that can be given back. */
export function isRefundable({ state, captureId }: OrderRow): boolean {
  if (state === 'captured' || state === 'applied') return true;
  return state === 'refused' && captureId !== null;
}

/** An order as it goes over the wire. */
export function orderDto(row: OrderRow): PaymentDto {
  const { id, planId, gateway, currency, amount, discountCode, state, refusal } = row;
  return {
    id,
    planId,
    planName: planName(planId),
    gateway,
    currency,
    amount,
    discountCode,
    state,
    refusal,
    approvalUrl: state === 'created' ? row.approvalUrl : null,
    hasReceipt: row.receiptSha256 !== null,
    createdAt: row.createdAt.toISOString(),
    premiumUntil: state === 'applied' ? (row.premiumUntil?.toISOString() ?? null) : null,
  };
}

/** Orders of everybody for the operator, the newest first, with the username of who still has an account. */
export async function listOrders(
  queries: Queries,
  limit: number,
): Promise<{ readonly order: OrderRow; readonly username: string | null }[]> {
  return queries
    .select({ order: paymentOrder, username: learner.username })
    .from(paymentOrder)
    .leftJoin(learner, eq(learner.id, paymentOrder.learnerId))
    .orderBy(desc(paymentOrder.createdAt))
    .limit(limit);
}

/** A page of the app, with the order that it is about. */
export function withOrder(address: string, id: string): string {
  const page = new URL(address);
  page.searchParams.set('order', id);
  return page.href;
}
