/**
 * Brings an order as far as it goes. Law: ask the gateway outside of any transaction, with the order's id as the key; record what it
 * said; then apply it. A process may stop between any two of these: the next look asks the same again, and the rules
 * (`domain/payments/order.ts`) ignore what is known already.
 */
import { hasExpired, pauseMs } from '#domain/payments/next-look.ts';
import type { OrderEvent } from '#domain/payments/order.ts';
import type { Database } from '#server/db/database.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { Problem } from '#server/problem.ts';
import { eq } from 'drizzle-orm';
import { moveOrder, type Moved } from './move-order.ts';
import { watchedOrder, type OrderRow } from './orders.ts';
import {
  GatewayDownError,
  GatewayRefusedError,
  type GatewayState,
  type KnownPayment,
  type PaymentGateway,
  type RemoteGatewayName,
} from './payment-gateway.ts';

export type Gateways = ReadonlyMap<RemoteGatewayName, PaymentGateway>;

export interface PaymentLog {
  warn(detail: object, text: string): void;
  error(detail: object, text: string): void;
}

/** What payments work with. */
export interface PaymentParts {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly now: () => Date;
  readonly log: PaymentLog;
}

/** @throws GatewayDownError when the settings do not name it (any more) */
export function gatewayOf({ gateways }: PaymentParts, name: OrderRow['gateway']): PaymentGateway {
  const gateway = name === 'CARD_TRANSFER' ? undefined : gateways.get(name);
  if (gateway === undefined) throw new GatewayDownError(`${name} is not set up on this server`);
  return gateway;
}

/** Asks the gateway how far an order is, and does what follows from that: Premium, an end, or the money given back. */
export async function settleOrder(parts: PaymentParts, order: OrderRow): Promise<OrderRow> {
  const isOpen = ['created', 'approved', 'refused'].includes(order.state);
  const asked = isOpen ? await askGateway(parts, order) : order;
  const { db } = parts;
  const now = parts.now();
  const row = hasExpired(watchedOrder(asked), now.getTime())
    ? (await moveOrder(db, asked, { event: { kind: 'refused', reason: 'expired' }, now })).row
    : asked;
  return finishOrder(parts, row);
}

/** After the gateway said by itself that something happened, perhaps long after the payment: a refund at the gateway's own site. */
export async function settleNoticed(parts: PaymentParts, order: OrderRow): Promise<OrderRow> {
  const row = order.state === 'refunded' ? order : await askGateway(parts, order);
  return finishOrder(parts, row);
}

async function askGateway(parts: PaymentParts, order: OrderRow): Promise<OrderRow> {
  const payment = knownPayment(order);
  if (payment === null) return order;
  const answer = await gatewayOf(parts, order.gateway).capture(payment);
  const event = eventOf(order, answer);
  if (event === null) return order;
  const captureId = 'captureId' in answer ? answer.captureId : undefined;
  const moved = await moveOrder(parts.db, order, {
    event,
    now: parts.now(),
    also: async () => (captureId === undefined ? {} : { captureId }),
  });
  if (moved.kind === 'moved' && moved.row.refusal === 'mismatch')
    parts.log.error({ order: order.id, answer }, 'a gateway took other money than the order says');
  return moved.row;
}

/** `null`: a card transfer, or an order that the gateway has not named yet. */
function knownPayment(row: OrderRow): KnownPayment | null {
  const { id, amount, currency, reference } = row;
  return reference === null ? null : { orderId: id, money: { amount, currency }, reference };
}

function eventOf({ amount, currency }: OrderRow, answer: GatewayState): OrderEvent | null {
  switch (answer.state) {
    case 'open':
      return null;
    case 'pending':
      return { kind: 'pending' };
    case 'captured': {
      const isRight = answer.money.amount === amount && answer.money.currency === currency;
      return { kind: 'captured', isRight };
    }
    case 'refused':
      return { kind: 'refused', reason: answer.reason };
    case 'refunded':
      return { kind: 'refunded' };
  }
}

/** What an order leads to by itself: captured money to Premium, and back to the payer whose account is gone. */
async function finishOrder(parts: PaymentParts, row: OrderRow): Promise<OrderRow> {
  if (row.isRefundWanted && row.state !== 'refunded') return giveBack(parts, row);
  if (row.state !== 'captured') return row;
  if (row.learnerId === null) return row.gateway === 'CARD_TRANSFER' ? row : refundOrder(parts, row);
  const { row: applied } = await moveOrder(parts.db, row, { event: { kind: 'applied' }, now: parts.now() });
  if (applied.state === 'applied' && applied.premiumUntil === null)
    parts.log.error({ order: row.id }, 'paid for a Premium that has no end: give the money back');
  return applied;
}

/**
 * Gives the money for an order back and ends the Premium that it paid for. Whoever sent a card transfer gets theirs by hand before.
 * @throws GatewayDownError, GatewayRefusedError; the sweep goes on then
 */
export async function refundOrder(parts: PaymentParts, order: OrderRow): Promise<OrderRow> {
  const now = parts.now().getTime();
  // Not now: this process tries first.
  const dueAt = new Date(now + pauseMs(0));
  const [row] = await parts.db.orm
    .update(paymentOrder)
    .set({ isRefundWanted: true, dueAt, attempts: 0 })
    .where(eq(paymentOrder.id, order.id))
    .returning();
  return row === undefined ? order : giveBack(parts, row);
}

async function giveBack(parts: PaymentParts, order: OrderRow): Promise<OrderRow> {
  const { captureId } = order;
  const payment = knownPayment(order);
  if (payment !== null && captureId !== null)
    await gatewayOf(parts, order.gateway).refund({ ...payment, captureId });
  const { row }: Moved = await moveOrder(parts.db, order, { event: { kind: 'refunded' }, now: parts.now() });
  return row;
}

/** A fault of a gateway as the learner reads it. */
export function gatewayProblem(error: unknown): unknown {
  if (error instanceof GatewayDownError)
    return new Problem(
      'UNAVAILABLE',
      'The payment service does not answer. Nothing is lost. Try again soon.',
      {
        retryAfterSeconds: 30,
      },
    );
  if (error instanceof GatewayRefusedError)
    return new Problem('UNAVAILABLE', 'This way to pay does not work right now. Choose another one.');
  return error;
}
