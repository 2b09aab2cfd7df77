import type { ErrorCode } from '#contract/errors.ts';
import type {
  Discount,
  PaymentCreate,
  PaymentDto,
  PaymentOrder,
  PaymentWays,
  PlanCard,
} from '#contract/entities/payment.ts';

/** How a call about money ended. Nothing of it is kept on the device: what one pays for arrives with the profile. */
export type PaymentCall<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** `message`: the server's sentence for the learner. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string }
  /** Nobody knows whether the server did it. */
  | { readonly kind: 'no-connection' }
  | { readonly kind: 'signed-out' };

type Call<Args extends readonly unknown[], Value> = (...args: Args) => Promise<PaymentCall<Value>>;

/** The learner's plans and payments, as only the server knows them. Never rejects for want of a network. */
export interface Payments {
  readonly listPlans: Call<[], readonly PlanCard[]>;
  readonly findWays: Call<[], PaymentWays>;
  /** The newest first. */
  readonly listOrders: Call<[], readonly PaymentDto[]>;
  readonly findOrder: Call<[id: string], PaymentDto>;
  readonly findDiscount: Call<[planId: number, code: string], Discount['data']>;
  /** `key`: repeating a call with it gives the same order. */
  readonly createOrder: Call<[order: PaymentCreate, key: string], PaymentOrder['data']>;
  /** Has the server ask the gateway now. */
  readonly checkOrder: Call<[id: string], PaymentDto>;
  readonly cancelOrder: Call<[id: string], PaymentDto>;
  /** Stores the picture and attaches it to the order. */
  readonly sendReceipt: Call<[id: string, picture: { bytes: ArrayBuffer; mimeType: string }], PaymentDto>;
}
