import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';

/** A plan on sale, or the free one (spec section 4). */
export const PlanCard = z.object({
  id: z.int(),
  name: z.string(),
  /** `Free` or dollars with two decimals. */
  price: z.string(),
  /** Toman, a whole number without separators; `Free` for the free plan. */
  toman: z.string(),
  features: z.array(z.string()),
  type: z.enum(['TRIAL', 'PREMIUM']),
  /** Whether it is the plan that the learner has now. */
  isActive: z.boolean(),
  buttonText: z.string(),
  /** How many days one payment lasts; `null` for the free plan. */
  days: z.int().positive().nullable(),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** What a plan costs after a promo code: whole Toman, and dollars with two decimals. */
export const Discount = z.object({ data: z.object({ price_irt: z.number(), price_xxD: z.number() }) });
export type Discount = z.infer<typeof Discount>;

export const paymentGateways = ['ZARINPAL', 'PAYPAL', 'CARD_TRANSFER'] as const;
export type PaymentGatewayName = (typeof paymentGateways)[number];
export const currencies = ['USD', 'IRT'] as const;
export type Currency = (typeof currencies)[number];

export const PaymentCreate = z.object({
  planId: z.int(),
  discountCode: z.string().max(60).default(''),
  paymentGateway: z.enum(paymentGateways),
  /** Pages of this app to which the learner comes back: when the gateway is through, and when the learner turned back there. */
  redirectUrl: z.url(),
  secondaryRedirectUrl: z.url(),
});
export type PaymentCreate = z.infer<typeof PaymentCreate>;

export const PaymentOrder = z.object({ data: z.object({ approval_url: z.url(), orderId: z.uuid() }) });
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/**
 * `created`: nothing was paid yet. `approved`: the payer said yes (a receipt was sent), the money is being confirmed. `captured`: the
 * money is there, Premium is about to be. `applied`: Premium runs. `refused`: no money was taken and none will be.
 */
export const orderStates = ['created', 'approved', 'captured', 'applied', 'refused', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order was refused. */
export const refusalReasons = ['cancelled', 'declined', 'expired', 'mismatch', 'receipt'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** An order of the learner. */
export const PaymentDto = z.object({
  id: z.uuid(),
  planId: z.int(),
  planName: z.string(),
  gateway: z.enum(paymentGateways),
  currency: z.enum(currencies),
  /** Minor units: cents of a dollar, whole Toman. */
  amount: z.int().positive(),
  discountCode: z.string(),
  state: z.enum(orderStates),
  refusal: z.enum(refusalReasons).nullable(),
  /** Where to go on paying while it is `created`; `null` for a card transfer, and afterwards. */
  approvalUrl: z.url().nullable(),
  /** Whether a picture of a receipt was sent. */
  hasReceipt: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Until when Premium runs by it, once it is applied. */
  premiumUntil: z.iso.datetime().nullable(),
});
export type PaymentDto = z.infer<typeof PaymentDto>;

/** How one can pay here. */
export const PaymentWays = z.object({
  gateways: z.array(z.enum(paymentGateways)),
  /** The card to which Toman are sent by hand; `null` where that is not offered. */
  transfer: z.object({ cardNumber: z.string(), holder: z.string() }).nullable(),
  /** The gateways are stand-ins of a development server: no money moves. */
  isPlayMoney: z.boolean(),
});
export type PaymentWays = z.infer<typeof PaymentWays>;

/** Body that attaches a picture of the receipt, stored as a blob before, to a card transfer. */
export const ReceiptSend = z.object({ sha256: Sha256 });
export type ReceiptSend = z.infer<typeof ReceiptSend>;
