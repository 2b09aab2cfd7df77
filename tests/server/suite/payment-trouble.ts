import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { sweepOrders } from '#server/payments/sweep-orders.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { eq } from 'drizzle-orm';
import { expectProblem } from './bad-input.ts';
import { ask, buy, comeBack, operate, order, pages, profile, read, referenceOf, type Till } from './till.ts';

const minute = 60_000;
const hour = 60 * minute;

export function paymentTroubleTests(world: () => ApiWorld, till: Till): void {
  const notify = (reference: string, headers: Record<string, string> = {}, gateway = 'paypal') =>
    world().app.inject({
      method: 'POST',
      url: `/api/payments/webhooks/${gateway}`,
      headers: { 'content-type': 'application/json', 'x-signature': 'signed by the ledger', ...headers },
      payload: reference,
    });
  const sweepAt = (now: number) => sweepOrders(till.parts(world(), now));

  describe('a return from the gateway', () => {
    it('is harmless twice, from a stranger, and for an order that does not exist', async () => {
      const learner = await world().newLearner();
      const orderId = await buy(world(), till, learner);
      const { premiumUntil } = await profile(learner);
      for (let times = 0; times < 3; times += 1) await comeBack(world(), orderId, '?token=x&PayerID=y');
      expect(await profile(learner)).toMatchObject({ premiumUntil });
      expect(till.paypal.get(referenceOf(till, orderId)).captures).toBe(1);
      for (const id of [randomUUID(), 'nonsense', '%00']) {
        const lost = await comeBack(world(), id);
        expect([lost.statusCode, lost.headers.location]).toEqual([
          303,
          'http://127.0.0.1:4173/dashboard/plans',
        ]);
      }
    });

    it('leads to the other page when the payer turned back, whose order stays open', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner, {
        secondaryRedirectUrl: `${pages.secondaryRedirectUrl}?back=1`,
      });
      const back = await comeBack(world(), orderId, '?cancelled=1');
      expect(back.headers.location).toBe(`${pages.secondaryRedirectUrl}?back=1&order=${orderId}`);
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      till.paypal.decline(referenceOf(till, orderId));
      const declined = await comeBack(world(), orderId);
      expect(declined.headers.location).toContain(pages.secondaryRedirectUrl);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refused', refusal: 'declined' });
    });

    it('leads to the page of the order while the gateway is down, and the sweep goes on', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      till.paypal.pay(referenceOf(till, orderId));
      const back = await till.during('down', () => comeBack(world(), orderId));
      expect(back.headers.location).toBe(`${pages.redirectUrl}?order=${orderId}`);
      const asked = await till.during('down', () => learner.call('POST', `/api/payments/${orderId}/check`));
      expectProblem(asked, 503, 'UNAVAILABLE');
      await sweepAt(Date.now() + 2 * minute);
      expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
    });
  });

  describe('a webhook', () => {
    it('is only a reason to ask, however often and late it comes', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const reference = referenceOf(till, orderId);
      expect((await notify(reference)).statusCode).toBe(200);
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      till.paypal.payLater(reference);
      await notify(reference);
      expect(await read(learner, orderId)).toMatchObject({ state: 'approved' });
      till.paypal.arrive(reference);
      const answers = await Promise.all([notify(reference), notify(reference), comeBack(world(), orderId)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303]);
      const { premiumUntil } = await profile(learner);
      await notify(reference);
      expect(await profile(learner)).toMatchObject({ status: 'PREMIUM', premiumUntil });
      till.paypal.refundThere(reference);
      await notify(reference);
      await notify(reference);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refunded', premiumUntil: null });
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL', premiumUntil: null });
    });

    it('is refused with a wrong signature, and taken when it is about nothing of ours', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const reference = referenceOf(till, orderId);
      till.paypal.pay(reference);
      expectProblem(await notify(reference, { 'x-signature': 'forged' }), 400, 'VALIDATION');
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      for (const body of [randomUUID(), '', '{"odd":'.repeat(1_000), '\u0000'])
        expect((await notify(body)).statusCode).toBe(200);
      expectProblem(await notify(reference, {}, 'stripe'), 404, 'NOT_FOUND');
      expectProblem(await notify('x'.repeat(300_000)), 413, 'PAYLOAD_TOO_LARGE');
      // Another gateway does not speak for this one.
      expect((await notify(reference, {}, 'zarinpal')).statusCode).toBe(200);
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
    });

    it('is to come again while the gateway cannot be asked', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const reference = referenceOf(till, orderId);
      till.paypal.pay(reference);
      expectProblem(await till.during('down', () => notify(reference)), 503, 'UNAVAILABLE');
      expect((await notify(reference)).statusCode).toBe(200);
      expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
    });
  });

  describe('an order in trouble', () => {
    it('is the same one when the gateway was down, or its answer was lost, as it was opened', async () => {
      const learner = await world().newLearner();
      for (const end of ['down', 'lost'] as const) {
        const problem = expectProblem(await till.during(end, () => ask(learner)), 503, 'UNAVAILABLE');
        expect(problem.message).toBe('The payment service does not answer. Nothing is lost. Try again soon.');
      }
      const { orderId, approval_url } = await order(learner);
      expect((await learner.call('GET', '/api/payments')).json()).toHaveLength(1);
      expect(till.paypal.entriesOf(orderId)).toHaveLength(1);
      expect(approval_url).toContain(referenceOf(till, orderId));
    });

    it('is charged once when a server stops between the capture and its record', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const reference = referenceOf(till, orderId);
      till.paypal.pay(reference);
      await till.during('crash', () => comeBack(world(), orderId));
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      expect(till.paypal.get(reference).captures).toBe(1);
      await sweepAt(Date.now() + 2 * minute);
      expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
      expect(till.paypal.get(reference).captures).toBe(1);
    });

    it('is refused when other money was taken, which the operator gives back', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const reference = referenceOf(till, orderId);
      till.paypal.tamper(reference, { amount: 1, currency: 'USD' });
      till.paypal.pay(reference);
      await comeBack(world(), orderId);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refused', refusal: 'mismatch' });
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL' });
      const { lines } = await operate(world(), till, 'list');
      expect(lines.find((line) => line.includes(orderId))).toContain('other money was paid than ordered');
      expect(await operate(world(), till, 'refund', orderId)).toMatchObject({ isDone: true });
      expect(till.paypal.get(reference)).toMatchObject({ captures: 1, refunds: 1 });
    });

    it('ends after three hours by the word of the gateway, and counts when it is paid later all the same', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const late = Date.now() + 3 * hour + minute;
      await till.during('down', () => sweepAt(late));
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      await sweepAt(late + 2 * hour);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refused', refusal: 'expired' });
      till.paypal.pay(referenceOf(till, orderId));
      await notify(referenceOf(till, orderId));
      expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
    });

    it('is taken up by one of two servers that sweep at once', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      till.paypal.pay(referenceOf(till, orderId));
      const later = Date.now() + 2 * minute;
      await Promise.all([sweepAt(later), sweepAt(later)]);
      expect(await read(learner, orderId)).toMatchObject({ state: 'applied' });
      expect(await sweepAt(later)).toBe(0);
    });
  });

  describe('a refund', () => {
    it('ends the Premium that was paid with it, and the other order keeps its days', async () => {
      const learner = await world().newLearner();
      const first = await buy(world(), till, learner);
      const second = await buy(world(), till, learner);
      expect(await operate(world(), till, 'refund', first)).toMatchObject({ isDone: true });
      const { premiumUntil } = await profile(learner);
      expect(Math.round((Date.parse(premiumUntil) - Date.now()) / (24 * hour))).toBe(30);
      expect(await read(learner, second)).toMatchObject({ state: 'applied', premiumUntil });
      await operate(world(), till, 'refund', second);
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL', premiumUntil: null });
      expect(await operate(world(), till, 'refund', second)).toMatchObject({ isDone: false });
    });

    it('is done by the sweep when the gateway did not answer, once', async () => {
      const learner = await world().newLearner();
      const orderId = await buy(world(), till, learner);
      const answer = await till.during('lost', () => operate(world(), till, 'refund', orderId));
      expect(answer).toMatchObject({ isDone: false });
      expect(await profile(learner)).toMatchObject({ status: 'PREMIUM' });
      await sweepAt(Date.now() + 2 * minute);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refunded' });
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL' });
      expect(till.paypal.get(referenceOf(till, orderId)).refunds).toBe(1);
    });

    it('goes to whoever deleted their account before the money came', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      till.paypal.pay(referenceOf(till, orderId));
      await learner.call('POST', '/api/profile/deletion', { payload: { confirm: 'delete my account' } });
      await sweepAt(Date.now() + 2 * minute);
      const [row] = await world().db.orm.select().from(paymentOrder).where(eq(paymentOrder.id, orderId));
      expect(row).toMatchObject({ state: 'refunded', learnerId: null });
      expect(till.paypal.get(referenceOf(till, orderId))).toMatchObject({ captures: 1, refunds: 1 });
    });

    it('is refused by a command for what does not exist, or was not paid', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      for (const args of [
        ['refund', orderId],
        ['refund', randomUUID()],
        ['refund', 'x'],
        ['confirm', orderId],
        [],
      ])
        expect(await operate(world(), till, ...args)).toMatchObject({ isDone: false });
    });
  });
}
