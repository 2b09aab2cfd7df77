import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/days.ts';
import { PlanCard } from '#contract/entities/payment.ts';
import { seedDemoCode } from '#server/payments/promo-codes.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { runPremium } from '#tools/premium/run-premium.ts';
import { z } from 'zod';
import { expectProblem } from './bad-input.ts';
import { pullAll } from './sync-kinds.ts';
import { ask, buy, comeBack, operate, order, pages, profile, read, referenceOf, type Till } from './till.ts';

export function paymentTests(world: () => ApiWorld, till: Till): void {
  describe('the plans', () => {
    it("are told with what they cost and include, and which one is the learner's", async () => {
      const learner = await world().newLearner();
      const cards = z.array(PlanCard).parse((await learner.call('GET', '/api/settings/plans')).json());
      expect(cards.map(({ id, price, isActive }) => [id, price, isActive])).toEqual([
        [1, 'Free', true],
        [2, '9.99', false],
        [3, '24.99', false],
        [4, '44.99', false],
      ]);
      await buy(world(), till, learner);
      const bought = (await learner.call('GET', '/api/settings/plans')).json();
      expect(bought[1]).toMatchObject({ isActive: true, buttonText: 'Renew Now' });
    });

    it('can be paid in the ways that the server has', async () => {
      const learner = await world().newLearner();
      expect((await learner.call('GET', '/api/payments/ways')).json()).toEqual({
        gateways: ['PAYPAL', 'ZARINPAL', 'CARD_TRANSFER'],
        transfer: { cardNumber: '6037991122334455', holder: 'Passage Ltd' },
        isPlayMoney: false,
      });
    });

    it('cannot be paid on a server without a gateway, which says so', async () => {
      const bare = await startOwnApiWorld();
      const learner = await bare.newLearner();
      const ways = (await learner.call('GET', '/api/payments/ways')).json();
      expect(ways).toEqual({ gateways: [], transfer: null, isPlayMoney: false });
      for (const paymentGateway of ['PAYPAL', 'ZARINPAL', 'CARD_TRANSFER'])
        expect(expectProblem(await ask(learner, { paymentGateway }), 400, 'VALIDATION').message).toBe(
          'This way to pay is not available here.',
        );
      await bare.close();
    });
  });

  describe('a payment', () => {
    it('gives Premium once the gateway has the money, and devices hear of it', async () => {
      const learner = await world().newLearner();
      const { orderId, approval_url } = await order(learner);
      expect(await read(learner, orderId)).toMatchObject({
        state: 'created',
        planName: 'Premium for 30 days',
        amount: 999,
        currency: 'USD',
        approvalUrl: approval_url,
      });
      await comeBack(world(), orderId);
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL' });

      till.paypal.pay(referenceOf(till, orderId));
      const back = await comeBack(world(), orderId);
      expect([back.statusCode, back.headers.location]).toEqual([
        303,
        `${pages.redirectUrl}?order=${orderId}`,
      ]);
      const { status, premiumUntil } = await profile(learner);
      expect(status).toBe('PREMIUM');
      expect(Math.abs(Date.parse(premiumUntil) - Date.now() - 30 * dayMs)).toBeLessThan(600_000);
      expect(await read(learner, orderId)).toMatchObject({
        state: 'applied',
        premiumUntil,
        approvalUrl: null,
      });
      const { changes } = await pullAll(learner);
      expect(changes).toContainEqual(
        expect.objectContaining({ kind: 'profile', value: expect.objectContaining({ premiumUntil }) }),
      );
    });

    it('in Toman is Toman, and a renewal adds its days', async () => {
      const learner = await world().newLearner();
      await buy(world(), till, learner, { paymentGateway: 'ZARINPAL', planId: 3 });
      const first = Date.parse((await profile(learner)).premiumUntil);
      const orderId = await buy(world(), till, learner, { paymentGateway: 'ZARINPAL' });
      expect(await read(learner, orderId)).toMatchObject({ amount: 590_000, currency: 'IRT' });
      expect(Date.parse((await profile(learner)).premiumUntil) - first).toBe(30 * dayMs);
      const list = (await learner.call('GET', '/api/payments')).json();
      expect(list.map(({ planId }: { planId: number }) => planId)).toEqual([2, 3]);
    });

    it('that two tabs begin at once is one order, and so is one that is begun again', async () => {
      const learner = await world().newLearner();
      const orders = await Promise.all([order(learner), order(learner), order(learner)]);
      const again = await order(learner);
      expect(new Set([again, ...orders].map(({ orderId }) => orderId)).size).toBe(1);
      expect(new Set([again, ...orders].map(({ approval_url }) => approval_url)).size).toBe(1);
    });

    it('has the id of its key, also once it is paid; the key is for nothing else', async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const key = { 'idempotency-key': randomUUID() };
      const { orderId } = await order(learner, {}, key);
      expect(orderId).toBe(key['idempotency-key']);
      till.paypal.pay(referenceOf(till, orderId));
      await comeBack(world(), orderId);
      expect((await order(learner, {}, key)).orderId).toBe(orderId);
      expectProblem(await ask(learner, { planId: 3 }, key), 422, 'IDEMPOTENCY_MISMATCH');
      expectProblem(await ask(other, {}, key), 422, 'IDEMPOTENCY_MISMATCH');
      expect((await learner.call('GET', '/api/payments')).json()).toHaveLength(1);
    });

    it('gives way to another choice, and counts all the same if it is paid', async () => {
      const learner = await world().newLearner();
      const first = await order(learner);
      const second = await order(learner, { planId: 3 });
      expect(await read(learner, first.orderId)).toMatchObject({ state: 'refused', refusal: 'cancelled' });
      for (const { orderId } of [first, second]) {
        till.paypal.pay(referenceOf(till, orderId));
        await comeBack(world(), orderId);
      }
      const left = Date.parse((await profile(learner)).premiumUntil) - Date.now();
      expect(Math.round(left / dayMs)).toBe(120);
    });

    it('can be given up until it is paid', async () => {
      const learner = await world().newLearner();
      const { orderId } = await order(learner);
      const cancel = (id: string) => learner.call('POST', `/api/payments/${id}/cancel`);
      for (let times = 0; times < 2; times += 1)
        expect((await cancel(orderId)).json()).toMatchObject({ state: 'refused', refusal: 'cancelled' });
      const paid = await buy(world(), till, learner);
      expect(expectProblem(await cancel(paid), 400, 'VALIDATION').message).toBe(
        'This order is paid. It cannot be cancelled.',
      );
    });

    it("is nobody else's business", async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const { orderId } = await order(learner);
      const url = `/api/payments/${orderId}`;
      const payload = { sha256: 'a'.repeat(64) };
      for (const answer of [
        await other.call('GET', url),
        await other.call('POST', `${url}/check`),
        await other.call('POST', `${url}/cancel`),
        await other.call('POST', `${url}/receipt`, { payload }),
        await other.call('GET', `/api/payments/${randomUUID()}`),
      ])
        expectProblem(answer, 404, 'NOT_FOUND');
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
    });

    it('is not begun for what is not sold, comes back to no other site, and adds nothing to Premium without an end', async () => {
      const learner = await world().newLearner();
      const sentence = async (more: object) =>
        expectProblem(await ask(learner, more), 400, 'VALIDATION').message;
      for (const planId of [1, 5, -1, 2 ** 40])
        expect(await sentence({ planId })).toBe('This plan is not on sale.');
      for (const redirectUrl of [
        'https://evil.example/dashboard/plans',
        'http://127.0.0.1:4173@evil.example/',
        'http://127.0.0.1:4174/',
      ])
        for (const field of ['redirectUrl', 'secondaryRedirectUrl'])
          expect(await sentence({ [field]: redirectUrl })).toBe('This is not an address of the app.');
      for (const redirectUrl of ['/plans', 'javascript:alert(1)', 'http://', ''])
        expectProblem(await ask(learner, { redirectUrl }), 400, 'VALIDATION');
      await runPremium(world().db, ['grant', (await profile(learner)).id]);
      expect(await sentence({})).toBe('Your Premium has no end. There is nothing to buy.');
    });
  });

  describe('a promo code', () => {
    const price = (learner: Awaited<ReturnType<ApiWorld['newLearner']>>, code: string, plan = 2) =>
      learner.call('GET', `/api/payments/discount/${plan}/${encodeURIComponent(code)}`);
    const add = async (...options: string[]) => {
      const code = `C-${randomUUID().slice(0, 8)}`.toUpperCase();
      const { isDone } = await operate(world(), till, 'code', 'add', code, ...options);
      expect(isDone).toBe(true);
      return code;
    };

    it('lowers the price, however it is written', async () => {
      const learner = await world().newLearner();
      const code = await add('--percent', '20');
      for (const written of [code, code.toLowerCase(), `  ${code}\t`])
        expect((await price(learner, written)).json()).toEqual({
          data: { price_irt: 472_000, price_xxD: 7.99 },
        });
      const { orderId } = await order(learner, { discountCode: ` ${code.toLowerCase()} ` });
      expect(await read(learner, orderId)).toMatchObject({ amount: 799, discountCode: code });
      expect((await order(learner, { discountCode: code })).orderId).toBe(orderId);
    });

    it('says why it cannot be used, and then nothing is ordered or given up', async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const ended = await add('--percent', '20');
      await operate(world(), till, 'code', 'end', ended.toLowerCase());
      const once = await add('--percent', '50', '--uses', '1');
      await order(other, { discountCode: once });
      const yearly = await add('--percent', '10', '--plans', '3,4');
      const { orderId } = await order(learner);
      for (const [code, sentence] of [
        ['NO-SUCH-CODE', 'This promo code does not exist. Check its spelling.'],
        ["'; drop table promo_code; --", 'This promo code does not exist. Check its spelling.'],
        [ended, 'This promo code has expired.'],
        [once, 'This promo code has been used up.'],
        [yearly, 'This promo code is not valid for this plan.'],
      ] as const) {
        expect(expectProblem(await price(learner, code), 400, 'VALIDATION').message).toBe(sentence);
        const refused = expectProblem(await ask(learner, { discountCode: code }), 400, 'VALIDATION');
        expect(refused).toMatchObject({ message: sentence, errors: [{ field: 'discountCode' }] });
      }
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      expect((await price(learner, yearly, 3)).statusCode).toBe(200);
      // Its own order with the code that is used up by it is still there.
      const mine = (await other.call('GET', '/api/payments')).json();
      expect((await order(other, { discountCode: once })).orderId).toBe(mine[0].id);
      await other.call('POST', `/api/payments/${mine[0].id}/cancel`);
      expect((await price(learner, once)).statusCode).toBe(200);
    });

    it('is used up by one of two learners who use it at once', async () => {
      const discountCode = await add('--percent', '50', '--uses', '1');
      const learners = await Promise.all([1, 2, 3].map(() => world().newLearner()));
      const answers = await Promise.all(learners.map((learner) => ask(learner, { discountCode })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    });

    it('of the demonstration comes once, and stays ended', async () => {
      const learner = await world().newLearner();
      await seedDemoCode(world().db.orm, new Date());
      expect((await price(learner, 'passage20')).json().data.price_xxD).toBe(7.99);
      await operate(world(), till, 'code', 'end', 'PASSAGE20');
      await seedDemoCode(world().db.orm, new Date());
      expectProblem(await price(learner, 'PASSAGE20'), 400, 'VALIDATION');
    });

    it('is made by the operator within bounds, and listed with its uses', async () => {
      const code = (...args: string[]) => operate(world(), till, 'code', ...args);
      for (const args of [
        ['add', 'X', '--percent', '5'],
        ['add', 'SPRING', '--percent', '0'],
        ['add', 'SPRING', '--percent', '100'],
        ['add', 'SPRING'],
        ['add', 'SPRING', '--percent', '5', '--uses', '0'],
        ['add', 'SPRING', '--percent', '5', '--until', '2027-13-01'],
        ['add', 'SPRING', '--percent', '5', '--plans', '1'],
        ['add', 'SPRING', '--percent', '5', '--price', '1'],
        ['end', 'SPRING'],
        ['sell'],
      ])
        expect(await code(...args)).toMatchObject({ isDone: false });
      const made = await add('--percent', '5', '--uses', '9', '--until', '2099-01-31', '--plans', '2,3');
      expect(await code('add', made, '--percent', '6')).toMatchObject({ isDone: false });
      await order(await world().newLearner(), { discountCode: made });
      const { lines } = await code('list');
      expect(lines).toContain(`${made}  5 % off, used 1 of 9, until 2099-02-01T00:00Z, plans 2, 3`);
    });
  });
}
