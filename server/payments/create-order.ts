import { randomUUID } from 'node:crypto';
import type { Currency, PaymentCreate } from '#contract/entities/payment.ts';
import type { Change } from '#contract/sync.ts';
import { nextLook } from '#domain/payments/next-look.ts';
import { normalizeCode } from '#domain/payments/promo-code.ts';
import type { PaidPlan } from '#domain/premium/plans.ts';
import type { Tx } from '#server/db/database.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { badInput, Problem } from '#server/problem.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { writeAndTell } from '#server/store/write.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { moveLocked, moveOrder } from './move-order.ts';
import { findOrder, watchedOrder, withOrder, type OrderRow } from './orders.ts';
import { GatewayRefusedError } from './payment-gateway.ts';
import { checkCode, lockCode, priceWith } from './promo-codes.ts';
import { gatewayOf, type PaymentParts } from './settle-order.ts';

/** Settings that say what can be bought, and how. */
export interface Shop {
  readonly plans: readonly PaidPlan[];
  /** Origins of this app, to which a payer may be sent back. */
  readonly origins: readonly string[];
  /** Where gateways reach this server. */
  readonly publicUrl: string;
  readonly takesTransfers: boolean;
}

interface Wish {
  readonly learner: LearnerRow;
  /** Id of the order, if it is a new one: the same call again is the same order. */
  readonly key: string | undefined;
  readonly given: PaymentCreate;
}

const currencyOf: Readonly<Record<PaymentCreate['paymentGateway'], Currency>> = {
  PAYPAL: 'USD',
  ZARINPAL: 'IRT',
  CARD_TRANSFER: 'IRT',
};

/** @throws Problem VALIDATION for a plan that is not sold */
export function getPlan({ plans }: Pick<Shop, 'plans'>, planId: number): PaidPlan {
  const plan = plans.find(({ id }) => id === planId);
  if (plan === undefined) throw badInput('planId', 'This plan is not on sale.');
  return plan;
}

/**
 * Starts a payment and has the gateway open it. Whoever asks for the same again gets the same order, so that two tabs pay one; another
 * choice gives up what is open.
 * @throws Problem VALIDATION for a choice that cannot be bought, and what the gateway throws
 */
export async function createOrder(parts: PaymentParts, shop: Shop, wish: Wish): Promise<OrderRow> {
  checkWish(parts, shop, wish);
  const row = await writeAndTell(parts.db, wish.learner.id, ({ tx, publish }) => {
    const tell = (change: Change | null) => {
      if (change !== null) publish({ learnerId: wish.learner.id, change });
    };
    return reserveOrder(tx, { shop, wish, now: parts.now(), tell });
  });
  return openAtGateway(parts, shop, row);
}

function checkWish(parts: PaymentParts, shop: Shop, { learner, given }: Wish): void {
  getPlan(shop, given.planId);
  const { paymentGateway, redirectUrl, secondaryRedirectUrl } = given;
  const isOffered =
    paymentGateway === 'CARD_TRANSFER' ? shop.takesTransfers : parts.gateways.has(paymentGateway);
  if (!isOffered) throw badInput('paymentGateway', 'This way to pay is not available here.');
  for (const [field, url] of Object.entries({ redirectUrl, secondaryRedirectUrl }))
    if (!shop.origins.includes(new URL(url).origin))
      throw badInput(field, 'This is not an address of the app.');
  if (learner.status === 'PREMIUM' && learner.premiumUntil === null)
    throw badInput('planId', 'Your Premium has no end. There is nothing to buy.');
}

interface Reservation {
  readonly shop: Shop;
  readonly wish: Wish;
  readonly now: Date;
  readonly tell: (change: Change | null) => void;
}

/** Under the lock of the learner's feed: nobody makes a second order of theirs meanwhile. */
async function reserveOrder(tx: Tx, { shop, wish, now, tell }: Reservation): Promise<OrderRow> {
  const { learner, key, given } = wish;
  const plan = getPlan(shop, given.planId);
  const gateway = given.paymentGateway;
  const currency = currencyOf[gateway];
  const name = normalizeCode(given.discountCode);
  const { redirectUrl, secondaryRedirectUrl } = given;

  const known = key === undefined ? undefined : await findOrder(tx, key);
  const isSame = (row: OrderRow) =>
    row.planId === plan.id && row.gateway === gateway && row.discountCode === name;
  if (known !== undefined) {
    if (known.learnerId === learner.id && isSame(known)) return known;
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This key was used for another request');
  }
  const code = name === '' ? undefined : await lockCode(tx, name);
  const amount = priceWith(plan, code)[currency];
  const open = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.learnerId, learner.id), eq(paymentOrder.state, 'created')))
    .for('update');
  const same = open.find((row) => isSame(row) && row.amount === amount);
  if (same !== undefined) {
    const [again] = await tx
      .update(paymentOrder)
      .set({ redirectUrl, secondaryRedirectUrl })
      .where(eq(paymentOrder.id, same.id))
      .returning();
    return again ?? same;
  }
  for (const other of open)
    tell((await moveLocked(tx, other.id, { event: { kind: 'given-up' }, now })).change);
  if (name !== '') await checkCode(tx, code, { name, planId: plan.id, now });
  const fresh: OrderRow = {
    id: key ?? randomUUID(),
    learnerId: learner.id,
    planId: plan.id,
    days: plan.days,
    gateway,
    currency,
    amount,
    discountCode: name,
    redirectUrl,
    secondaryRedirectUrl,
    state: 'created',
    refusal: null,
    reference: null,
    approvalUrl: null,
    captureId: null,
    receiptSha256: null,
    premiumFrom: null,
    premiumUntil: null,
    isRefundWanted: false,
    dueAt: null,
    attempts: 0,
    lastError: null,
    createdAt: now,
    modifiedAt: now,
  };
  const look = nextLook(watchedOrder(fresh), now.getTime());
  const row = { ...fresh, dueAt: look === null ? null : new Date(look) };
  await tx.insert(paymentOrder).values(row);
  return row;
}

/** An answer that is lost costs nothing: the same call again has the same key, and what is stored first holds. */
async function openAtGateway(parts: PaymentParts, shop: Shop, order: OrderRow): Promise<OrderRow> {
  const { id, amount, currency, gateway, days } = order;
  if (gateway === 'CARD_TRANSFER' || order.reference !== null || order.state !== 'created') return order;
  const returnUrl = `${shop.publicUrl}/api/payments/${id}/return`;
  try {
    const { reference, approvalUrl } = await gatewayOf(parts, gateway).create({
      orderId: id,
      money: { amount, currency },
      description: `Passage: Premium for ${days} days`,
      returnUrl,
      cancelUrl: `${returnUrl}?cancelled=1`,
    });
    await parts.db.orm
      .update(paymentOrder)
      .set({ reference, approvalUrl })
      .where(and(eq(paymentOrder.id, id), isNull(paymentOrder.reference)));
  } catch (error) {
    if (error instanceof GatewayRefusedError) {
      parts.log.error({ err: error, order: id }, 'a gateway refuses to open an order: look at its settings');
      await moveOrder(parts.db, order, {
        event: { kind: 'refused', reason: 'declined' },
        now: parts.now(),
      });
    }
    throw error;
  }
  return (await findOrder(parts.db.orm, id)) ?? order;
}

/** Where the payer goes on: at the gateway, or on the app's own page of the order. */
export function approvalUrlOf({ id, gateway, approvalUrl, redirectUrl }: OrderRow): string {
  const page = withOrder(redirectUrl, id);
  return gateway === 'CARD_TRANSFER' ? page : (approvalUrl ?? page);
}
