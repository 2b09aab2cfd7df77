import { expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { runSchedule } from './run-schedule.ts';

/** Of all files together; `SYNC_FROM` chooses where they begin. */
const seeds = rounds('SYNC_SEEDS', { short: 200, long: 2_000 });
const firstSeed = Number(process.env['SYNC_FROM'] ?? 1);
const files = 4;
const partsPerFile = 5;

/** The tests of one file, 0..3: the files run side by side. */
export function testSchedules(file: number): void {
  const parts = files * partsPerFile;
  const own = Array.from({ length: partsPerFile }, (_, at) => file * partsPerFile + at);
  test.each(own)(
    `random schedules lose nothing, double nothing, keep the order and converge (part %i of ${parts})`,
    async (part) => {
      const all = Array.from({ length: seeds }, (_, at) => at + firstSeed);
      const share = all.filter((seed) => seed % parts === part);
      for (const seed of share) await runSchedule(seed);
      expect(share.length).toBeGreaterThanOrEqual(Math.floor(seeds / parts));
    },
    180_000 + seeds * 200,
  );
}
