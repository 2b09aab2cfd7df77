import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { GatewayDownError, GatewayRefusedError } from '#server/payments/payment-gateway.ts';
import { playGateways } from '#server/payments/gateway-config.ts';
import {
  decide,
  impatient,
  openPage,
  startGatewayWorld,
  type Dialect,
  type GatewayWorld,
} from './gateway-world.ts';

const hourMs = 60 * 60_000;

/** What every adapter promises, against its stand-in over HTTP. */
export function runGatewaySuite(dialect: Dialect): void {
  describe(`the adapter for ${dialect.name}`, () => {
    let world: GatewayWorld;
    beforeEach(async () => {
      world = await startGatewayWorld(dialect);
    });
    afterEach(() => world.close());

    it('begins a payment whose page shows price and purpose, and says that no money moves', async () => {
      const { approvalUrl } = await world.begin();
      const { text, headers } = await openPage(approvalUrl);
      expect(text).toContain(dialect.price);
      expect(text).toContain('Premium for 90 days &lt;b&gt;');
      expect(text).toMatch(/No money moves/);
      expect(text).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*form-action 'self' http:\/\/127\.0\.0\.1:9; base-uri 'none'; frame-ancestors 'none'$/,
      );
    });

    it('reports an unapproved payment as open', async () => {
      const payment = await world.begin();
      expect(await world.gateway.capture(payment)).toEqual({ state: 'open' });
    });

    it('takes an approved payment once, however often it is asked', async () => {
      const payment = await world.approved();
      const first = await world.gateway.capture(payment);
      expect(first).toEqual({
        state: 'captured',
        captureId: expect.stringMatching(/^\w+$/),
        money: payment.money,
      });
      expect(await Promise.all([world.gateway.capture(payment), world.hasty.capture(payment)])).toEqual([
        first,
        first,
      ]);
    });

    it('takes a payment once that two callers capture at the same time', async () => {
      const payment = await world.approved();
      const [one, other] = await Promise.all([world.gateway.capture(payment), world.hasty.capture(payment)]);
      expect(one).toMatchObject({ state: 'captured' });
      expect(other).toEqual(one);
    });

    it('never takes the money of one order twice when it is begun twice', async () => {
      const payment = world.newPayment();
      const [first, second] = [await world.begin(payment), await world.begin(payment)];
      await decide(second.approvalUrl, 'Approve');
      expect(await world.gateway.capture(second)).toMatchObject({ state: 'captured' });
      const same = await world.gateway.capture(second);
      expect(await world.gateway.capture(first)).toEqual(dialect.hasKeys ? same : { state: 'open' });
    });

    it('finds the money taken whose answer was lost', async () => {
      const payment = await world.approved();
      world.faults.next = [{ path: dialect.paths.capture, what: 'lost' }];
      await expect(world.hasty.capture(payment)).rejects.toThrow(GatewayDownError);
      expect(await world.hasty.capture(payment)).toMatchObject({ state: 'captured', money: payment.money });
    });

    it('asks again by itself after faults that pass', async () => {
      const payment = await world.approved();
      const { capture } = dialect.paths;
      world.faults.next = [
        { path: capture, what: 503 },
        { path: capture, what: 'lost' },
      ];
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'captured' });
      expect(world.faults.next).toEqual([]);
    });

    it('reports a declined payment as refused, and takes nothing', async () => {
      const payment = await world.begin();
      await decide(payment.approvalUrl, 'Decline');
      const refused = { state: 'refused', reason: 'declined' };
      expect(await world.gateway.capture(payment)).toEqual(refused);
      expect(await world.gateway.capture(payment)).toEqual(refused);
    });

    it('shows nothing to pay once a payment is approved', async () => {
      const payment = await world.begin();
      await decide(payment.approvalUrl, 'Approve');
      expect((await openPage(payment.approvalUrl)).text).toMatch(/Nothing to pay/);
    });

    it('refuses a payment that was not approved in time', async () => {
      const payment = await world.begin();
      world.advance(4 * hourMs);
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'refused' });
      expect((await openPage(payment.approvalUrl)).text).toMatch(/Nothing to pay/);
    });

    it('calls a payment expired that the gateway no longer knows', async () => {
      const payment = await world.approved();
      await world.restart();
      expect(await world.gateway.capture(payment)).toEqual({ state: 'refused', reason: 'expired' });
    });

    it('waits for money that is on its way', async () => {
      const payment = await world.approved();
      world.faults.isSlow = true;
      expect(await world.gateway.capture(payment)).toEqual({ state: 'pending' });
      expect(await world.gateway.capture(payment)).toEqual({ state: 'pending' });
      world.faults.isSlow = false;
      world.settle();
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'captured', money: payment.money });
    });

    it('never passes off another amount as the one that was asked for', async () => {
      const payment = await world.approved();
      world.faults.charged = 100;
      expect(await world.gateway.capture(payment)).toEqual(dialect.afterOtherCharge);
    });

    it('gives money back once, however often it is asked', async () => {
      const payment = await world.captured();
      await world.gateway.refund(payment);
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'refunded' });
      await world.gateway.refund(payment);
      await world.hasty.refund(payment);
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'refunded' });
    });

    it('finds the money given back whose answer was lost', async () => {
      const payment = await world.captured();
      world.faults.next = [{ path: dialect.paths.refund, what: 'lost' }];
      await expect(world.hasty.refund(payment)).rejects.toThrow(GatewayDownError);
      await world.hasty.refund(payment);
      expect(await world.gateway.capture(payment)).toMatchObject({ state: 'refunded' });
    });

    it.each([429, 500, 503])('is down while the gateway answers %i', async (status) => {
      const payment = await world.approved();
      const { capture, create, refund } = dialect.paths;
      world.faults.next = [capture, create, refund].map((path) => ({ path, what: status }));
      await expect(world.hasty.capture(payment)).rejects.toThrow(GatewayDownError);
      await expect(world.hasty.create(world.newPayment())).rejects.toThrow(GatewayDownError);
      const refundable = { ...payment, captureId: '1' };
      await expect(world.hasty.refund(refundable)).rejects.toThrow(GatewayDownError);
      expect(world.faults.next).toEqual([]);
    });

    it('is down while the gateway keeps silent', async () => {
      world.faults.next = [{ path: /./, what: 'silent' }];
      const gateway = dialect.open(world.gateways, { timeoutMs: 50, pausesMs: [0, 0] });
      await expect(gateway.create(world.newPayment())).rejects.toThrow(/does not answer in time/);
    });

    it('is down while the gateway cannot be reached', async () => {
      const nowhere = playGateways(`http://127.0.0.1:${await freePort()}`);
      const gateway = dialect.open(nowhere, impatient);
      await expect(gateway.create(world.newPayment())).rejects.toThrow(/cannot be reached/);
    });

    it('is down while the gateway answers what cannot be read', async () => {
      world.faults.next = [{ path: dialect.paths.create, what: 200 }];
      await expect(world.hasty.create(world.newPayment())).rejects.toThrow(GatewayDownError);
    });

    it('names the setting when the gateway refuses the credentials', async () => {
      const gateway = dialect.openWrong(world.gateways);
      await expect(gateway.create(world.newPayment())).rejects.toThrow(GatewayRefusedError);
      await expect(gateway.create(world.newPayment())).rejects.toThrow(dialect.wrongSetting);
    });

    it('refuses an amount that is none', async () => {
      const payment = world.newPayment();
      const none = { ...payment, money: { ...payment.money, amount: 0 } };
      await expect(world.gateway.create(none)).rejects.toThrow(GatewayRefusedError);
    });
  });

  it(`${dialect.name} goes on with a payment after the stand-in was started anew`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'passage-play-'));
    const world = await startGatewayWorld(dialect, join(folder, 'data', 'play-money.json'));
    try {
      const payment = await world.begin();
      await world.restart();
      expect((await openPage(payment.approvalUrl)).text).toContain(dialect.price);
      await decide(payment.approvalUrl, 'Approve');
      await world.restart();
      const captured = await world.gateway.capture(payment);
      expect(captured).toMatchObject({ state: 'captured' });
      await world.restart();
      expect(await world.gateway.capture(payment)).toEqual(captured);
    } finally {
      await world.close();
      rmSync(folder, { recursive: true });
    }
  });
}
