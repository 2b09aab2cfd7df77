import { rounds } from '#tests/support/rounds.ts';
import { killSeries } from './support/kill-series.ts';
import { expect, test } from './support/proof.ts';

const kills = rounds('PROOF_KILLS', { short: 3, long: 30 });

test(`an answer reaches the server once however often the browser is killed while it sends, ${kills} times`, async ({
  server,
  line,
  learner,
  browserOnDisk,
}) => {
  test.setTimeout(240_000 + kills * 20_000);
  line.choose = () => ({ do: 'slow', ms: 15 });
  const series = killSeries({ line, browser: browserOnDisk, learner, job: 'drain' });
  for (let kill = 0; kill < kills; kill += 1) {
    const found = await series.run({ killAfter: 'draining', upToMs: 50, upToCalls: 12 });
    const ledger = await server.ledgerOf(learner);
    const queued = new Set(found.queued.map(({ id }) => id));
    const lost = series.acknowledgedBefore.filter((id) => !queued.has(id) && !ledger.answerIds.has(id));
    expect(lost, `lost by kill ${kill}`).toEqual([]);
    expect(found.torn, `torn by kill ${kill}`).toEqual([]);
  }
  line.mend();
  await series.drainAndCompare(server);
  test.info().annotations.push({ type: 'figures', description: series.figures() });
});
