import type { PlainTab } from '#tests/support/plain-tab.ts';
import { proofOnly, rounds } from '#tests/support/rounds.ts';
import { answerAll, expect, expectAllOnce, openPlainDevice, stateOf, test } from './support/proof.ts';
import { practices } from './support/real-server.ts';

const tabRounds = rounds('PROOF_TAB_ROUNDS', { short: 1, long: 4 });

interface NamedTab {
  readonly name: string;
  readonly tab: PlainTab;
}

/** Holds a lock by the name of the tab for as long as it lives, so that the drainer's lock can be told to be its. */
async function nameTab({ name, tab }: NamedTab): Promise<void> {
  await tab.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {}));
  }, name);
}

/** Any tab may drain what another one wrote: the one that does. */
async function findDrainer(tabs: readonly NamedTab[]): Promise<NamedTab | undefined> {
  const held = await tabs[0]?.tab.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name = '', clientId = '' }) => ({ name, clientId }));
  }, null);
  const drains = held?.find(({ name }) => name.startsWith('drain:'));
  return tabs.find(({ name }) =>
    held?.some((lock) => lock.name === name && lock.clientId === drains?.clientId),
  );
}

for (const how of ['closed', 'frozen'] as const) {
  // On a quiet machine 5 s after a close and 20 s after a freeze; the figures of each run say how long it took.
  test(
    `a tab that is ${how} while it sends is replaced by another, ${tabRounds} times`,
    how === 'closed' ? {} : proofOnly,
    async ({ server, line, learner, browserOnDisk }) => {
      test.setTimeout(240_000 + tabRounds * 120_000);
      browserOnDisk.launch();
      const ids: string[] = [];
      const times: number[] = [];
      const isThere = async () => {
        const { answerIds } = await server.ledgerOf(learner);
        return ids.every((id) => answerIds.has(id));
      };
      for (let round = 0; round < tabRounds; round += 1) {
        const tabs: NamedTab[] = [];
        for (let at = 0; at < 2 + (round % 3); at += 1) {
          const named = {
            name: `tab ${round} ${at}`,
            tab: await openPlainDevice(browserOnDisk, line, learner),
          };
          await nameTab(named);
          tabs.push(named);
        }
        const [writer] = tabs;
        if (!writer) throw new Error('there is no tab');
        await writer.tab.bringToFront();
        await expect.poll(async () => (await stateOf(writer.tab)).waiting).toBe(0);
        await expect.poll(() => findDrainer(tabs)).toBeUndefined();
        const heard = line.calls.length;
        line.choose = ({ method }) => ({ do: method === 'POST' ? 'hang' : 'pass' });
        ids.push(...(await answerAll(writer.tab, practices.dictation, 5)));
        await expect.poll(() => line.calls.slice(heard).some(({ method }) => method === 'POST')).toBe(true);
        const sender = await findDrainer(tabs);
        const others = tabs.filter((each) => each !== sender);
        const next = others[0]?.tab;
        if (!sender || !next) throw new Error('nobody drains');
        // What the tab has sent stays without an answer; what comes from now on passes.
        line.choose = () => ({ do: 'pass' });
        const startedAt = performance.now();
        if (how === 'closed') await sender.tab.close();
        else await sender.tab.freeze();
        await next.bringToFront();
        await expect.poll(isThere, { intervals: [50] }).toBe(true);
        const took = performance.now() - startedAt;
        times.push(took);
        await expect.poll(async () => (await stateOf(next)).waiting).toBe(0);
        await expectAllOnce(server, next, { learner, ids });
        if (how === 'frozen') {
          // It wakes and believes that it still drains: nothing of what it does may count.
          await sender.tab.thaw();
          line.mend();
          await expectAllOnce(server, sender.tab, { learner, ids });
          await sender.tab.close();
        }
        for (const { tab } of others) await tab.close();
      }
      const figures = times.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(', ');
      test.info().annotations.push({ type: 'figures', description: figures });
    },
  );
}
