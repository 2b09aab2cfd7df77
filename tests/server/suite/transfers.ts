import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepOrders } from '#server/payments/sweep-orders.ts';
import { sha256Of, storeImage, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { operate, order, profile, read, type Till } from './till.ts';

const hour = 3_600_000;

/** Card transfers: paid by hand, looked at by hand. */
export function transferTests(world: () => ApiWorld, till: Till): void {
  const begin = (learner: Learner) => order(learner, { paymentGateway: 'CARD_TRANSFER' });
  const send = (learner: Learner, id: string, sha256: string) =>
    learner.call('POST', `/api/payments/${id}/receipt`, { payload: { sha256 } });
  const withReceipt = async () => {
    const learner = await world().newLearner();
    const { orderId } = await begin(learner);
    const { sha256 } = await storeImage(learner);
    expect((await send(learner, orderId, sha256)).json()).toMatchObject({
      state: 'approved',
      hasReceipt: true,
    });
    return { learner, orderId, sha256 };
  };

  describe('a card transfer', () => {
    it('is paid on the page of the order, and gives Premium when the operator has the money', async () => {
      const learner = await world().newLearner();
      const { orderId, approval_url } = await begin(learner);
      expect(approval_url).toBe(`http://127.0.0.1:4173/dashboard/plans/payments?order=${orderId}`);
      expect(await read(learner, orderId)).toMatchObject({
        currency: 'IRT',
        amount: 590_000,
        approvalUrl: null,
      });
      const { sha256, bytes } = await storeImage(learner);
      await send(learner, orderId, sha256);

      const { lines } = await operate(world(), till, 'list');
      expect(lines.find((line) => line.includes(orderId))).toMatch(
        /590,000 Toman by CARD_TRANSFER: approved, confirm or refuse it/,
      );
      const folder = mkdtempSync(join(tmpdir(), 'passage-receipt-'));
      const file = join(folder, 'receipt.png');
      expect(await operate(world(), till, 'receipt', orderId, file)).toMatchObject({ isDone: true });
      expect(sha256Of(readFileSync(file))).toBe(sha256Of(bytes));
      rmSync(folder, { recursive: true });

      expect(await profile(learner)).toMatchObject({ status: 'TRIAL' });
      expect(await operate(world(), till, 'confirm', orderId)).toMatchObject({ isDone: true });
      const { status, premiumUntil } = await profile(learner);
      expect(status).toBe('PREMIUM');
      expect(await operate(world(), till, 'confirm', orderId)).toMatchObject({ isDone: false });
      expect(await profile(learner)).toMatchObject({ premiumUntil });
      expectProblem(await send(learner, orderId, sha256), 400, 'VALIDATION');
      await operate(world(), till, 'refund', orderId);
      expect(await profile(learner)).toMatchObject({ status: 'TRIAL', premiumUntil: null });
    });

    it('takes another receipt in the place of one, also after a refusal', async () => {
      const { learner, orderId, sha256 } = await withReceipt();
      const second = await storeImage(learner);
      await send(learner, orderId, second.sha256);
      expect((await learner.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(404);
      expect((await learner.call('HEAD', `/api/blobs/${second.sha256}`)).statusCode).toBe(200);
      expect(await operate(world(), till, 'refuse', orderId)).toMatchObject({ isDone: true });
      expect(await read(learner, orderId)).toMatchObject({ state: 'refused', refusal: 'receipt' });
      expect((await send(learner, orderId, second.sha256)).json()).toMatchObject({ state: 'approved' });
    });

    it('takes nothing but a stored picture of that learner', async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const { orderId } = await begin(learner);
      expectProblem(await send(learner, orderId, 'a'.repeat(64)), 409, 'BLOB_MISSING');
      expectProblem(await send(learner, orderId, (await storeImage(other)).sha256), 409, 'BLOB_MISSING');
      const sound = await storeImage(learner, { mimeType: 'audio/mpeg' });
      const odd = await storeImage(learner, { bytes: Buffer.from(`no picture ${randomUUID()}`) }).catch(
        () => sound,
      );
      for (const { sha256 } of [sound, odd])
        expect(expectProblem(await send(learner, orderId, sha256), 400, 'VALIDATION').errors).toMatchObject([
          { field: 'sha256' },
        ]);
      expectProblem(await send(learner, orderId, 'nonsense'), 400, 'VALIDATION');
      expect(await read(learner, orderId)).toMatchObject({ state: 'created', hasReceipt: false });
      const paypal = await order(learner);
      const refused = await send(learner, paypal.orderId, (await storeImage(learner)).sha256);
      expect(expectProblem(refused, 400, 'VALIDATION').message).toBe('Only a card transfer takes a receipt.');
    });

    it('waits a day for its receipt, and for the operator as long as it takes', async () => {
      const learner = await world().newLearner();
      const { orderId } = await begin(learner);
      const sent = await withReceipt();
      const sweepAt = (now: number) => sweepOrders(till.parts(world(), now));
      await sweepAt(Date.now() + 23 * hour);
      expect(await read(learner, orderId)).toMatchObject({ state: 'created' });
      await sweepAt(Date.now() + 25 * hour);
      expect(await read(learner, orderId)).toMatchObject({ state: 'refused', refusal: 'expired' });
      expect(await read(sent.learner, sent.orderId)).toMatchObject({ state: 'approved' });
      const { sha256 } = await storeImage(learner);
      expect((await send(learner, orderId, sha256)).json()).toMatchObject({ state: 'approved' });
    });

    it('of an account that is deleted keeps no receipt, and is not confirmed', async () => {
      const { learner, orderId, sha256 } = await withReceipt();
      await learner.call('POST', '/api/profile/deletion', { payload: { confirm: 'delete my account' } });
      expect(await world().blobs.head(sha256)).toBeUndefined();
      const { lines } = await operate(world(), till, 'list');
      expect(lines.find((line) => line.includes(orderId))).toContain('(account deleted)');
      expect(await operate(world(), till, 'confirm', orderId)).toMatchObject({ isDone: false });
      expect(await operate(world(), till, 'receipt', orderId, '/dev/null')).toMatchObject({ isDone: false });
      expect(await operate(world(), till, 'refuse', orderId)).toMatchObject({ isDone: true });
    });
  });
}
