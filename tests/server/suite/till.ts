import { PaymentDto, PaymentOrder } from '#contract/entities/payment.ts';
import type { PaymentParts } from '#server/payments/settle-order.ts';
import { runPayments } from '#tools/payments/run-payments.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { createLedgerGateway, type CallFate } from '#tests/support/ledger-gateway.ts';
import { expect } from 'vitest';

export const transferSettings = {
  TRANSFER_CARD_NUMBER: '6037 9911 2233 4455',
  TRANSFER_CARD_HOLDER: 'Passage Ltd',
};

const home = 'http://127.0.0.1:4173';
export const pages = {
  redirectUrl: `${home}/dashboard/plans/payments`,
  secondaryRedirectUrl: `${home}/dashboard/plans`,
};

/** Two gateways with books of their own, and the switch of their trouble. */
export function createTill() {
  const trouble: { fate: CallFate } = { fate: 'answered' };
  const fate = () => trouble.fate;
  const paypal = createLedgerGateway({ fate });
  const zarinpal = createLedgerGateway({ name: 'ZARINPAL', currency: 'IRT', fate });
  const gateways = new Map([['PAYPAL', paypal.gateway] as const, ['ZARINPAL', zarinpal.gateway] as const]);
  return {
    gateways,
    paypal,
    zarinpal,
    /** Runs something while every call to a gateway ends so. */
    async during<Result>(end: CallFate, run: () => Promise<Result>): Promise<Result> {
      trouble.fate = end;
      try {
        return await run();
      } finally {
        trouble.fate = 'answered';
      }
    },
    /** What the sweep works with, at another time if need be. */
    parts: ({ db }: ApiWorld, now = Date.now()): PaymentParts => ({
      db,
      gateways,
      now: () => new Date(now),
      log: { warn: () => undefined, error: () => undefined },
    }),
  };
}

export type Till = ReturnType<typeof createTill>;

/** Asks to pay; the answer as it comes. */
export const ask = (learner: Learner, more: object = {}, headers: Record<string, string> = {}) =>
  learner.call('POST', '/api/payments', {
    payload: { planId: 2, paymentGateway: 'PAYPAL', ...pages, ...more },
    headers,
  });

export async function order(learner: Learner, more: object = {}, headers: Record<string, string> = {}) {
  const answer = await ask(learner, more, headers);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return PaymentOrder.parse(answer.json()).data;
}

export async function read(learner: Learner, id: string): Promise<PaymentDto> {
  return PaymentDto.parse((await learner.call('GET', `/api/payments/${id}`)).json());
}

/** What the gateway calls an order of ours. */
export function referenceOf({ paypal, zarinpal }: Till, orderId: string): string {
  const [entry] = [...paypal.entriesOf(orderId), ...zarinpal.entriesOf(orderId)];
  if (entry === undefined) throw new Error('no gateway has this order');
  return entry.reference;
}

/** The payer comes back from the gateway: nobody is signed in there. */
export const comeBack = ({ app }: ApiWorld, id: string, query = '') =>
  app.inject({ url: `/api/payments/${id}/return${query}` });

/** An order that is paid and applied. */
export async function buy(world: ApiWorld, till: Till, learner: Learner, more: object = {}) {
  const { orderId } = await order(learner, more);
  const ledger = till.paypal.entriesOf(orderId).length > 0 ? till.paypal : till.zarinpal;
  ledger.pay(referenceOf(till, orderId));
  await comeBack(world, orderId);
  expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
  return orderId;
}

export const profile = async (learner: Learner) => (await learner.call('GET', '/api/profile')).json();

/** A command of `npm run payments`. */
export const operate = (world: ApiWorld, till: Till, ...args: string[]) =>
  runPayments({ ...till.parts(world), blobs: world.blobs }, args);
