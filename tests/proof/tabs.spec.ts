import type { Page } from '@playwright/test';
import { answerAll, expect, expectAllOnce, openDevice, start, stateOf, test } from './support/proof.ts';
import { practices } from './support/real-server.ts';

const rounds = Number(process.env['PROOF_TAB_ROUNDS'] ?? 4);

/** Waits until the server has all of them; the milliseconds that it took. */
async function msUntil(isThere: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now();
  await expect.poll(isThere, { timeout: limitMs, intervals: [50] }).toBe(true);
  return performance.now() - startedAt;
}

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
    const context = await browserOnDisk.control();
    const ids: string[] = [];
    const times: number[] = [];
    const tabs: Page[] = [];
    const openTab = async (): Promise<Page> => {
      const tab = await openDevice(browserOnDisk, line, { learner });
      await start(tab);
      tabs.push(tab);
      return tab;
    };
    for (let round = 0; round < rounds; round += 1) {
      const sender = await openTab();
      const others = round % 2 === 0 ? [await openTab()] : [await openTab(), await openTab()];
      const [next] = others;
      if (!next) throw new Error('there is no other tab');
      await expect.poll(async () => (await stateOf(next)).waiting).toBe(0);
      const heard = line.calls.length;
      line.choose = ({ method }) => ({ do: method === 'POST' ? 'hang' : 'pass' });
      ids.push(...(await answerAll(sender, practices.dictation, 5)));
      await expect.poll(() => line.calls.slice(heard).some(({ method }) => method === 'POST')).toBe(true);
      if (how === 'closed') await sender.close();
      else {
        const cdp = await context.newCDPSession(sender);
        await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
      }
      // What the tab had sent stays without an answer; what comes from now on passes.
      line.choose = () => ({ do: 'pass' });
      await next.bringToFront();
      const took = await msUntil(async () => {
        const { answerIds } = await server.ledgerOf(learner);
        return ids.every((id) => answerIds.has(id));
      }, limitMs + 10_000);
      times.push(took);
      expect(took).toBeLessThanOrEqual(limitMs);
      await expect.poll(async () => (await stateOf(next)).waiting).toBe(0);
      await expectAllOnce(server, next, { learner, ids });
      if (how === 'frozen') {
        // It wakes and believes that it still drains: nothing of what it does may count.
        const cdp = await context.newCDPSession(sender);
        await cdp.send('Page.setWebLifecycleState', { state: 'active' });
        line.mend();
        await expectAllOnce(server, sender, { learner, ids });
      }
      for (const tab of tabs.splice(0)) if (!tab.isClosed()) await tab.close();
    }
    const figures = times.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(', ');
    test.info().annotations.push({ type: 'figures', description: figures });
  });
}
