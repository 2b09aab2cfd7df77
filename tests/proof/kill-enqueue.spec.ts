import { rounds } from '#tests/support/rounds.ts';
import { killSeries } from './support/kill-series.ts';
import { expect, test } from './support/proof.ts';

const kills = rounds('PROOF_KILLS', { short: 3, long: 30 });

test(`an answer that the device took survives a kill of the browser while answers are written, ${kills} times`, async ({
  server,
  line,
  learner,
  browserOnDisk,
}) => {
  test.setTimeout(240_000 + kills * 20_000);
  // Nothing gets through: every answer must be in the queue after each kill.
  line.choose = () => ({ do: 'drop-before' });
  const series = killSeries({ line, browser: browserOnDisk, learner, job: 'enqueue' });
  for (let kill = 0; kill < kills; kill += 1) {
    const found = await series.run({ killAfter: 'acknowledged', upToMs: 150 });
    const queued = new Set(found.queued.map(({ id }) => id));
    expect(
      series.acknowledgedBefore.filter((id) => !queued.has(id)),
      `lost by kill ${kill}`,
    ).toEqual([]);
    expect(found.torn, `torn by kill ${kill}`).toEqual([]);
  }
  line.mend();
  await series.drainAndCompare(server);
  test.info().annotations.push({ type: 'figures', description: series.figures() });
});
