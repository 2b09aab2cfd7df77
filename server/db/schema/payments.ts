/** Orders of plans, and promo codes. */
import type { Currency, OrderState, PaymentGatewayName, RefusalReason } from '#contract/entities/payment.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { learner } from './learners.ts';

/**
 * Orders, and the outbox of what the server still has to ask a gateway about them: `dueAt` is when the sweep takes an order up. A row
 * outlives its learner without saying who they were, so that the money is accounted for and can be given back.
 */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid().primaryKey(),
    learnerId: uuid().references(() => learner.id, { onDelete: 'set null' }),
    planId: integer().notNull(),
    /** As the plan was when it was ordered, like the amount. */
    days: integer().notNull(),
    gateway: text().$type<PaymentGatewayName>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: integer().notNull(),
    /** Normalized; empty without one. */
    discountCode: text().notNull(),
    redirectUrl: text().notNull(),
    secondaryRedirectUrl: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    refusal: text().$type<RefusalReason>(),
    /** What the gateway calls the order, and where the payer goes on; unknown until the gateway has answered. */
    reference: text(),
    approvalUrl: text(),
    /** Names the money at the gateway, for a refund. */
    captureId: text(),
    receiptSha256: text(),
    /** The part of the learner's Premium that this order paid for. */
    premiumFrom: instant(),
    premiumUntil: instant(),
    isRefundWanted: boolean().notNull().default(false),
    /** `null`: nothing is left to do. While a server works on it, this is the end of its lease. */
    dueAt: instant(),
    attempts: integer().notNull(),
    /** What went wrong the last time, for the people who look after the server. */
    lastError: text(),
    createdAt: instant().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [
    index('payment_order_own').on(t.learnerId, t.createdAt),
    uniqueIndex('payment_order_reference').on(t.gateway, t.reference),
    index('payment_order_code').on(t.discountCode),
    index('payment_order_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Codes that lower a price. One that ended stays, so that the orders with it can be read. */
export const promoCode = pgTable('promo_code', {
  /** Normalized. */
  code: text().primaryKey(),
  percent: integer().notNull(),
  /** `null`: any number. */
  mostUses: integer(),
  endsAt: instant(),
  /** `null`: every plan. */
  planIds: integer().array(),
  createdAt: instant().notNull(),
});
