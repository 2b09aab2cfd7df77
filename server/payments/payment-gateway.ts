import type { Currency, PaymentGatewayName } from '#contract/entities/payment.ts';

/** Gateways that are asked over the network; a card transfer has none. */
export type RemoteGatewayName = Exclude<PaymentGatewayName, 'CARD_TRANSFER'>;

/** Minor units of a currency: cents of a dollar, whole Toman. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

export interface NewPayment {
  /** Our order: a UUID, and the idempotency key of every call about it. */
  readonly orderId: string;
  readonly money: Money;
  /** One line that the payer reads at the gateway. */
  readonly description: string;
  /** Where the gateway sends the payer afterwards, and when they turn back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface KnownPayment {
  readonly orderId: string;
  readonly money: Money;
  /** What the gateway calls the order: PayPal's order id, ZarinPal's authority. */
  readonly reference: string;
}

/** How far a payment is, by the gateway. */
export type GatewayState =
  /** The payer has not approved it yet. */
  | { readonly state: 'open' }
  /** Approved; the gateway is still confirming the money. */
  | { readonly state: 'pending' }
  /** The money is there. `captureId` names it for a refund; `money` is what the gateway took, whatever was asked for. */
  | { readonly state: 'captured'; readonly captureId: string; readonly money: Money }
  /** `mismatch`: the payer paid something else than was asked for, and the gateway does not hand it over. */
  | { readonly state: 'refused'; readonly reason: 'cancelled' | 'declined' | 'expired' | 'mismatch' }
  | { readonly state: 'refunded'; readonly captureId: string };

/** What a gateway tells by itself: about which of its orders. It is never believed: the order is asked for afterwards. */
export interface GatewayNotice {
  readonly reference: string;
}

/** The gateway does not answer, or answers with a fault of its own: ask again later with the same key. */
export class GatewayDownError extends Error {
  override name = 'GatewayDownError';
}

/** The gateway refuses the call itself (credentials, amount, settings): asking again does not help. */
export class GatewayRefusedError extends Error {
  override name = 'GatewayRefusedError';
}

/** A webhook that this gateway did not send. */
export class UnsignedNoticeError extends Error {
  override name = 'UnsignedNoticeError';
}

/** One way to take money over the network. All calls can be repeated: what was done once is not done again. */
export interface PaymentGateway {
  readonly name: RemoteGatewayName;
  readonly currency: Currency;
  /**
   * Makes the gateway's order. A gateway without keys (ZarinPal) makes another one each time; what was paid for one whose answer was
   * lost is never taken, and goes back to the payer.
   * @throws GatewayDownError, GatewayRefusedError
   */
  create(payment: NewPayment): Promise<{ readonly reference: string; readonly approvalUrl: string }>;
  /**
   * Takes the money of a payment that the payer approved, and tells how far it is.
   * @throws GatewayDownError, GatewayRefusedError
   */
  capture(payment: KnownPayment): Promise<GatewayState>;
  /**
   * Gives the money back.
   * @throws GatewayDownError, GatewayRefusedError
   */
  refund(payment: KnownPayment & { readonly captureId: string }): Promise<void>;
  /**
   * Reads a webhook. `null`: genuine, and about nothing that is asked for here. One that is sent again is read again.
   * @throws UnsignedNoticeError, GatewayDownError, GatewayRefusedError
   */
  readNotice(request: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    /** As it came: signatures hold for its bytes. */
    readonly body: string;
  }): Promise<GatewayNotice | null>;
}
