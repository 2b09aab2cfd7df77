import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayPal } from '#server/payments/gateways/paypal/open-paypal.ts';
import {
  GatewayRefusedError,
  UnsignedNoticeError,
  type GatewayNotice,
} from '#server/payments/payment-gateway.ts';
import type { SignedWebhook } from '#server/payments/stand-in/webhooks.ts';
import { runGatewaySuite } from './gateway-suite.ts';
import { decide, impatient, payPal, startGatewayWorld, type GatewayWorld } from './gateway-world.ts';

runGatewaySuite(payPal);

describe('PayPal in its own way', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await startGatewayWorld(payPal);
  });
  afterEach(() => world.close());

  const read = (webhook: SignedWebhook): Promise<GatewayNotice | null> => world.gateway.readNotice(webhook);
  /** The webhooks so far, once there are so many of them. */
  const sent = async (count: number) => {
    await expect.poll(() => world.webhooks.length).toBe(count);
    return world.webhooks;
  };
  const firstSent = async () => (await sent(1))[0]!;

  it('has one order for one key, also when the first answer was lost', async () => {
    const payment = world.newPayment();
    world.faults.next = [{ path: payPal.paths.create, what: 'lost' }];
    const first = await world.gateway.create(payment);
    expect(await world.gateway.create(payment)).toEqual(first);
    expect((await world.gateway.create(world.newPayment())).reference).not.toBe(first.reference);
  });

  it('leads the payer back to the app, and elsewhere who turns back', async () => {
    const { reference, approvalUrl } = await world.begin();
    const turned = await decide(approvalUrl, 'Close');
    expect(turned.href).toBe(`http://127.0.0.1:9/turned-back?token=${reference}`);
    const back = await decide(approvalUrl, 'Approve');
    expect(back.pathname).toBe('/return');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ lang: 'en', token: reference });
  });

  it('takes a payment that was left, and approved later', async () => {
    const payment = await world.begin();
    await decide(payment.approvalUrl, 'Close');
    expect(await world.gateway.capture(payment)).toEqual({ state: 'open' });
    await decide(payment.approvalUrl, 'Approve');
    expect(await world.gateway.capture(payment)).toMatchObject({ state: 'captured' });
  });

  it('gets another token when PayPal no longer takes the first', async () => {
    const payment = await world.approved();
    world.faults.next = [{ path: /\/v2\//, what: 401 }];
    expect(await world.hasty.capture(payment)).toMatchObject({ state: 'captured' });
  });

  it('asks for a token anew after one could not be had', async () => {
    world.faults.next = [{ path: /oauth2/, what: 500 }];
    await expect(world.hasty.create(world.newPayment())).rejects.toThrow(/oauth2\/token\) answers 500/);
    expect(await world.hasty.create(world.newPayment())).toMatchObject({ reference: expect.any(String) });
  });

  it('takes a payment that was asked for before it was approved', async () => {
    const payment = await world.begin();
    expect(await world.gateway.capture(payment)).toEqual({ state: 'open' });
    await decide(payment.approvalUrl, 'Approve');
    expect(await world.gateway.capture(payment)).toMatchObject({ state: 'captured' });
  });

  it.each([
    ['PAYER_CANNOT_PAY', { state: 'refused', reason: 'declined' }],
    ['COMPLIANCE_VIOLATION', { state: 'refused', reason: 'declined' }],
    ['PAYER_ACTION_REQUIRED', { state: 'open' }],
    ['ORDER_EXPIRED', { state: 'refused', reason: 'expired' }],
    ['ORDER_ALREADY_CAPTURED', { state: 'pending' }],
  ])('understands why PayPal does not capture: %s', async (issue, state) => {
    const payment = await world.approved();
    world.faults.next = [{ path: payPal.paths.capture, what: 422, body: { details: [{ issue }] } }];
    expect(await world.gateway.capture(payment)).toEqual(state);
  });

  it('names what PayPal has against a call', async () => {
    const payment = await world.approved();
    const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] };
    world.faults.next = [{ path: payPal.paths.capture, what: 422, body }];
    await expect(world.gateway.capture(payment)).rejects.toThrow(/422 DUPLICATE_INVOICE_ID/);
  });

  it.each(['FAILED', 'CANCELLED'])('does not take a refund for made that is %s', async (status) => {
    const payment = await world.captured();
    world.faults.next = [{ path: payPal.paths.refund, what: 201, body: { id: 'R1', status } }];
    await expect(world.gateway.refund(payment)).rejects.toThrow(GatewayRefusedError);
  });

  it('refuses money of another currency', async () => {
    const payment = await world.approved();
    const captures = [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '24.99' } }];
    const body = { id: payment.reference, status: 'COMPLETED', purchase_units: [{ payments: { captures } }] };
    world.faults.next = [{ path: payPal.paths.capture, what: 201, body }];
    expect(await world.gateway.capture(payment)).toEqual({ state: 'refused', reason: 'mismatch' });
  });

  describe('webhooks', () => {
    it('name the order of an approval, a capture and a refund, in any order and as often as they come', async () => {
      const payment = await world.captured();
      await world.gateway.refund(payment);
      const webhooks = await sent(3);
      const types = webhooks.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
      expect(types.toSorted((a, b) => a.localeCompare(b))).toEqual([
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.REFUNDED',
      ]);
      for (const webhook of [...webhooks.toReversed(), ...webhooks])
        expect(await read(webhook)).toEqual({ reference: payment.reference });
    });

    it('are refused when a byte of the body differs', async () => {
      await world.approved();
      const { headers, body } = await firstSent();
      for (const other of [
        body.replace('APPROVED', 'DECLINED'),
        `${body} `,
        JSON.stringify(JSON.parse(body)),
      ])
        await expect(read({ headers, body: other })).rejects.toThrow(UnsignedNoticeError);
    });

    it('are refused with the signature of another one', async () => {
      await world.approved();
      await world.approved();
      const [one, other] = await sent(2);
      await expect(read({ headers: one!.headers, body: other!.body })).rejects.toThrow(UnsignedNoticeError);
    });

    it.each([
      'paypal-auth-algo',
      'paypal-cert-url',
      'paypal-transmission-id',
      'paypal-transmission-sig',
      'paypal-transmission-time',
    ])('are refused with another %s, and without one', async (header) => {
      await world.approved();
      const { headers, body } = await firstSent();
      const { [header]: value, ...rest } = headers;
      await expect(read({ headers: { ...rest, [header]: `https://${value}` }, body })).rejects.toThrow(
        UnsignedNoticeError,
      );
      await expect(read({ headers: rest, body })).rejects.toThrow(`A webhook came without ${header}`);
    });

    it('are refused when they were meant for another webhook', async () => {
      await world.approved();
      const webhook = await firstSent();
      const gateway = openPayPal({ ...world.gateways.paypal, webhookId: 'ANOTHER1' }, impatient);
      await expect(gateway.readNotice(webhook)).rejects.toThrow(UnsignedNoticeError);
    });

    it.each(['', '{', '{},"webhook_id":"PLAYMONEY1"', 'undefined'])(
      'are refused with the body %j',
      async (body) => {
        await world.approved();
        const { headers } = await firstSent();
        await expect(read({ headers, body })).rejects.toThrow(UnsignedNoticeError);
      },
    );

    it('are read later while PayPal is down', async () => {
      await world.approved();
      const webhook = await firstSent();
      world.faults.next = [{ path: /verify-webhook/, what: 503 }];
      await expect(world.hasty.readNotice(webhook)).rejects.toThrow(/answers 503/);
    });
  });
});
