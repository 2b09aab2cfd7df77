import { randomUUID } from 'node:crypto';
import type { Currency } from '#contract/entities/payment.ts';
import {
  GatewayDownError,
  GatewayRefusedError,
  UnsignedNoticeError,
  type GatewayState,
  type KnownPayment,
  type Money,
  type NewPayment,
  type PaymentGateway,
  type RemoteGatewayName,
} from '#server/payments/payment-gateway.ts';

type Stage = 'open' | 'approved' | 'pending' | 'captured' | 'refunded' | 'cancelled' | 'declined';

/** What a gateway knows of one payment. */
export interface LedgerEntry {
  readonly reference: string;
  readonly payment: NewPayment;
  /** What the payer is charged; another sum than the order's when somebody tampered with it. */
  money: Money;
  stage: Stage;
  captureId: string | null;
  /** How often money was taken and given back: never more than once each. */
  captures: number;
  refunds: number;
}

/** How a call ends. `lost`: it was done, and the answer does not arrive. `crash`: and the server stops then. */
export type CallFate = 'answered' | 'down' | 'lost' | 'crash';

/** A server that stops at this point. */
export class CrashError extends Error {
  override name = 'CrashError';
}

const secret = 'signed by the ledger';

interface LedgerOptions {
  readonly name?: RemoteGatewayName;
  readonly currency?: Currency;
  /** Asked before every call of the server. */
  readonly fate?: () => CallFate;
  /** Whether a repeated `create` is a new payment, as at a gateway without idempotency keys. */
  readonly opensAnew?: boolean;
}

/**
 * A gateway with books of its own, behind the real port. What the server asks for is done once however often it is asked; payers act
 * on it by `pay`, `decline` and so on; `notice` is a webhook of it.
 */
export function createLedgerGateway({
  name = 'PAYPAL',
  currency = 'USD',
  fate = () => 'answered',
  opensAnew = false,
}: LedgerOptions = {}) {
  const entries = new Map<string, LedgerEntry>();

  /** Does what a call asks for, unless the gateway is down, and answers if the way back is free. */
  function call<Result>(work: () => Result): Promise<Result> {
    const end = fate();
    return new Promise((resolve, reject) => {
      if (end === 'down') return reject(new GatewayDownError('the ledger does not answer'));
      const result = work();
      if (end === 'lost') return reject(new GatewayDownError('the answer of the ledger is lost'));
      if (end === 'crash') return reject(new CrashError('the server stops'));
      return resolve(result);
    });
  }

  function get(reference: string): LedgerEntry {
    const entry = entries.get(reference);
    if (entry === undefined) throw new Error(`the ledger has no ${reference}`);
    return entry;
  }

  const entriesOf = (orderId: string) =>
    [...entries.values()].filter(({ payment }) => payment.orderId === orderId);

  function open(payment: NewPayment): LedgerEntry {
    const [known] = opensAnew ? [] : entriesOf(payment.orderId);
    if (known !== undefined) return known;
    const entry: LedgerEntry = {
      reference: randomUUID(),
      payment,
      money: payment.money,
      stage: 'open',
      captureId: null,
      captures: 0,
      refunds: 0,
    };
    entries.set(entry.reference, entry);
    return entry;
  }

  function stateOf(entry: LedgerEntry): GatewayState {
    const captureId = entry.captureId ?? '';
    switch (entry.stage) {
      case 'open':
        return { state: 'open' };
      case 'approved':
      case 'pending':
        return { state: 'pending' };
      case 'captured':
        return { state: 'captured', captureId, money: entry.money };
      case 'refunded':
        return { state: 'refunded', captureId };
      case 'cancelled':
      case 'declined':
        return { state: 'refused', reason: entry.stage };
    }
  }

  function takeMoney(entry: LedgerEntry): void {
    entry.stage = 'captured';
    entry.captureId = randomUUID();
    entry.captures += 1;
  }

  function giveBack(entry: LedgerEntry): void {
    if (entry.stage !== 'captured') return;
    entry.stage = 'refunded';
    entry.refunds += 1;
  }

  /** The payer acts on a payment that is open. */
  const whileOpen = (stage: Stage) => (reference: string) => {
    const entry = get(reference);
    if (entry.stage === 'open') entry.stage = stage;
  };

  const gateway: PaymentGateway = {
    name,
    currency,
    create: (payment) =>
      call(() => {
        const { reference } = open(payment);
        return { reference, approvalUrl: `https://ledger.example/pay/${reference}` };
      }),
    capture: ({ reference }: KnownPayment) =>
      call(() => {
        const entry = get(reference);
        if (entry.stage === 'approved') takeMoney(entry);
        return stateOf(entry);
      }),
    refund: ({ reference }) =>
      call(() => {
        const entry = get(reference);
        if (entry.captures === 0) throw new GatewayRefusedError('there is nothing to give back');
        giveBack(entry);
      }),
    readNotice: async ({ headers, body }) => {
      if (headers['x-signature'] !== secret) throw new UnsignedNoticeError('a wrong signature');
      return body === '' ? null : { reference: body };
    },
  };

  return {
    gateway,
    get,
    entriesOf,
    all: () => [...entries.values()],
    /** The payer approves: the next capture takes the money. */
    pay: whileOpen('approved'),
    /** The payer approves, and the money takes its time. */
    payLater: whileOpen('pending'),
    decline: whileOpen('declined'),
    turnBack: whileOpen('cancelled'),
    /** Money that took its time arrives. */
    arrive(reference: string) {
      const entry = get(reference);
      if (entry.stage === 'pending') takeMoney(entry);
    },
    /** Somebody gives the money back at the gateway's own site. */
    refundThere: (reference: string) => giveBack(get(reference)),
    tamper(reference: string, money: Money) {
      get(reference).money = money;
    },
    /** A webhook that says that something about a payment changed. */
    notice: (reference: string) => ({ headers: { 'x-signature': secret }, body: reference }),
  };
}
