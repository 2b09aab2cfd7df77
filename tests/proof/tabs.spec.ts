import type { PlainTab } from '#tests/support/plain-tab.ts';
import { answerAll, expect, expectAllOnce, openPlainDevice, stateOf, test } from './support/proof.ts';
import { practices } from './support/real-server.ts';

const rounds = Number(process.env['PROOF_TAB_ROUNDS'] ?? 4);

for (const how of ['closed', 'frozen'] as const) {
  const limitMs = how === 'closed' ? 5_000 : 20_000;
  test(`a tab that is ${how} while it sends is replaced within ${limitMs / 1_000} s, ${rounds} times`, async ({
    server,
    line,
    learner,
    browserOnDisk,
  }) => {
    test.setTimeout(60_000 + rounds * 60_000);
    browserOnDisk.launch();
    const ids: string[] = [];
    const times: number[] = [];
    const open = () => openPlainDevice(browserOnDisk, line, learner);
    const isThere = async () => {
      const { answerIds } = await server.ledgerOf(learner);
      return ids.every((id) => answerIds.has(id));
    };
    for (let round = 0; round < rounds; round += 1) {
      const next = await open();
      const bystanders: PlainTab[] = round % 2 === 0 ? [] : [await open(), await open()];
      const sender = await open();
      await expect.poll(async () => (await stateOf(next)).waiting).toBe(0);
      const heard = line.calls.length;
      line.choose = ({ method }) => ({ do: method === 'POST' ? 'hang' : 'pass' });
      ids.push(...(await answerAll(sender, practices.dictation, 5)));
      await expect.poll(() => line.calls.slice(heard).some(({ method }) => method === 'POST')).toBe(true);
      // What the tab has sent stays without an answer; what comes from now on passes.
      line.choose = () => ({ do: 'pass' });
      const startedAt = performance.now();
      if (how === 'closed') await sender.close();
      else await sender.freeze();
      await next.bringToFront();
      await expect.poll(isThere, { timeout: limitMs + 10_000, intervals: [50] }).toBe(true);
      const took = performance.now() - startedAt;
      times.push(took);
      expect(took).toBeLessThanOrEqual(limitMs);
      await expect.poll(async () => (await stateOf(next)).waiting).toBe(0);
      await expectAllOnce(server, next, { learner, ids });
      if (how === 'frozen') {
        // It wakes and believes that it still drains: nothing of what it does may count.
        await sender.thaw();
        line.mend();
        await expectAllOnce(server, sender, { learner, ids });
        await sender.close();
      }
      for (const tab of [next, ...bystanders]) await tab.close();
    }
    const figures = times.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(', ');
    test.info().annotations.push({ type: 'figures', description: figures });
  });
}
