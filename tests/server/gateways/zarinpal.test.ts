import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openZarinPal } from '#server/payments/gateways/zarinpal/open-zarinpal.ts';
import {
  GatewayDownError,
  GatewayRefusedError,
  UnsignedNoticeError,
} from '#server/payments/payment-gateway.ts';
import { runGatewaySuite } from './gateway-suite.ts';
import { decide, impatient, startGatewayWorld, zarinPal, type GatewayWorld } from './gateway-world.ts';

runGatewaySuite(zarinPal);

const minuteMs = 60_000;

describe('ZarinPal in its own way', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await startGatewayWorld(zarinPal);
  });
  afterEach(() => world.close());

  it('leads the payer back to one address, which says how it went and is not believed', async () => {
    const { reference, approvalUrl } = await world.begin();
    const back = await decide(approvalUrl, 'Approve');
    expect(Object.fromEntries(back.searchParams)).toEqual({ lang: 'en', Authority: reference, Status: 'OK' });
    const other = await world.begin();
    expect((await decide(other.approvalUrl, 'Close')).searchParams.get('Status')).toBe('NOK');
    expect(await world.gateway.capture(other)).toEqual({ state: 'refused', reason: 'declined' });
  });

  it('begins no second payment when the answer to the first was lost', async () => {
    world.faults.next = [{ path: zarinPal.paths.create, what: 'lost' }];
    await expect(world.gateway.create(world.newPayment())).rejects.toThrow(GatewayDownError);
  });

  it('refuses a payment of which another amount was paid', async () => {
    const payment = await world.approved();
    world.faults.charged = 14_899_999;
    expect(await world.gateway.capture(payment)).toEqual({ state: 'refused', reason: 'mismatch' });
  });

  it.each([
    [-12, GatewayDownError],
    [-52, GatewayDownError],
    [-10, GatewayRefusedError],
    [-53, GatewayRefusedError],
  ])('asks again after code %i, or not', async (code, error) => {
    const payment = await world.approved();
    const body = { data: [], errors: { code, message: 'No', validations: [] } };
    world.faults.next = [{ path: zarinPal.paths.capture, what: 400, body }];
    await expect(world.gateway.capture(payment)).rejects.toThrow(error);
    expect(await world.gateway.capture(payment)).toMatchObject({ state: 'captured' });
  });

  it('knows no webhooks', async () => {
    await expect(world.gateway.readNotice({ headers: {}, body: '{}' })).rejects.toThrow(UnsignedNoticeError);
  });

  describe('gives money back', () => {
    const path = /graphql/;
    const ways = {
      'after the first half hour': () => world.advance(31 * minuteMs),
      'from a server whose address is not registered': () => {
        world.faults.isIrreversible = true;
      },
    };

    it.each(Object.entries(ways))('%s by its API for merchants, once', async (_name, begin) => {
      const payment = await world.captured();
      begin();
      await world.gateway.refund(payment);
      await world.gateway.refund(payment);
      // The second one found the first: it was not refused.
      world.faults.next = [{ path, what: 401 }];
      await expect(world.hasty.refund(payment)).rejects.toThrow(/ZARINPAL_ACCESS_TOKEN/);
    });

    it.each([1, 2, 3, 4])('once when the answer to call %i of its API was lost', async (call) => {
      const payment = await world.captured();
      world.advance(31 * minuteMs);
      const passed = Array.from({ length: call - 1 }, () => ({ path, what: 'none' }) as const);
      world.faults.next = [...passed, { path, what: 'lost' }];
      await expect(world.hasty.refund(payment)).rejects.toThrow(GatewayDownError);
      expect(world.faults.next).toEqual([]);
      await world.hasty.refund(payment);
      await world.hasty.refund(payment);
    });

    it('not by asking for a refund again when the answer to it was lost', async () => {
      const payment = await world.captured();
      world.advance(31 * minuteMs);
      const passed = Array.from({ length: 3 }, () => ({ path, what: 'none' }) as const);
      world.faults.next = [...passed, { path, what: 'lost' }];
      await expect(world.gateway.refund(payment)).rejects.toThrow(GatewayDownError);
    });

    it('not without a token, and says what to do', async () => {
      const payment = await world.captured();
      world.advance(31 * minuteMs);
      const gateway = openZarinPal({ ...world.gateways.zarinpal, access: undefined }, impatient);
      await expect(gateway.refund(payment)).rejects.toThrow(GatewayRefusedError);
      await expect(gateway.refund(payment)).rejects.toThrow(/Set ZARINPAL_ACCESS_TOKEN.*in ZarinPal's panel/);
    });

    it('not of another amount than was paid', async () => {
      const payment = await world.captured();
      world.advance(31 * minuteMs);
      const other = { ...payment, money: { ...payment.money, amount: 1 } };
      await expect(world.gateway.refund(other)).rejects.toThrow(/shows no payment \d+ of this amount/);
    });
  });
});
