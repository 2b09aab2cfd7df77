import { parseArgs } from 'node:util';
import { toMarkdown } from '#tests/bench/bench-table.ts';
import { thisMachine, writeSection } from '#tests/bench/write-section.ts';
import { BenchServer } from './bench-server.ts';
import { buildPages, contenderNames } from './build-pages.ts';
import { lossTable } from './loss-table.ts';
import { badDays } from './loss.ts';
import { forgetResults, interleave, keepRuns } from './results.ts';
import { speedTables } from './speed-tables.ts';
import { races } from './speed.ts';

/**
 * `npm run bench:sync`: the scoreboard of the sync engine beside its peers. All of them run in the same Chromium against
 * the same faulty server with the same workload, each run with a fresh profile. `--runs N` and `--fault-runs N` set how
 * often; `--only NAME` (repeatable) runs what has this in its name, and the tables take the other figures from the last
 * run; `--contender NAME` (repeatable) leaves the others out; `--print-only` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    'fault-runs': { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [] },
    contender: { type: 'string', multiple: true, default: [] },
    'print-only': { type: 'boolean', default: false },
  },
});
const { only, contender: named } = values;
const isWhole = only.length === 0 && named.length === 0;
const isWanted = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part));
const isAsked = (name: string): boolean => named.length === 0 || named.includes(name);
const begunAt = performance.now();
const minutes = (): string => `${((performance.now() - begunAt) / 60_000).toFixed(1)} min`;

if (isWhole) forgetResults();
const server = new BenchServer(await buildPages());
await server.listen();
try {
  for (const { name, run } of badDays.filter((day) => isWanted(day.name))) {
    process.stdout.write(`\n${name} (${minutes()})\n`);
    // The queue of Workbox lives in a service worker: no tab holds it.
    const contenders = contenderNames.filter(
      (each) => isAsked(each) && (each !== 'workbox' || !name.startsWith('tab frozen')),
    );
    const runs = await interleave(Number(values['fault-runs']), contenders, async (contender) => {
      const loss = await run(server, contender);
      process.stdout.write(`  ${contender} ${JSON.stringify(loss)}\n`);
      return loss;
    });
    keepRuns(name, runs);
  }
  for (const { name, contenders, run } of races.filter((race) => isWanted(race.name))) {
    process.stdout.write(`\n${name} (${minutes()})\n`);
    // One round to warm up the machine's caches, thrown away.
    await run(server, 'passage');
    const runs = await interleave(Number(values.runs), contenders.filter(isAsked), async (contender) => {
      const measures = await run(server, contender);
      process.stdout.write(`  ${contender} ${JSON.stringify(measures)}\n`);
      return measures;
    });
    keepRuns(name, runs);
  }
} finally {
  server.close();
}

const configuration = [
  '## Sync engine: scoreboard',
  '',
  `Written by \`npm run bench:sync\`. ${thisMachine()} Every contender is used as its documentation says, in the`,
  "same Chromium, before the same server. Durability: all of them write with IndexedDB's default (relaxed): an op is safe",
  'when the browser is killed, a power cut may cost the last moment. Passage stores recordings strictly.',
  '',
  '- Passage: the commands, the Dexie store and the engine of the product, on the main thread.',
  '- RxDB 17.6, Dexie storage: push batches of 100, pull batches of 1,000, leader election as by default; in the races',
  '  without it (its best) and with a retry after 1 s instead of 5 s.',
  '- TanStack offline-transactions 1.0: IndexedDB adapter, its Idempotency-Key sent, an Error for every answer that is not',
  '  ok. Its `commit()` settles only when the server has answered; an op counts as stored when its adapter has written it.',
  '- Workbox background-sync 7.4 Queue: `pushRequest` and `replayRequests`, plain requests without a key of their own; an',
  '  app that adds a key to its requests would not double at a server that honours it.',
  '',
].join('\n');
const tables = [lossTable(), ...speedTables()].map((table) => toMarkdown(table).replace(/^## /, '### '));
if (!values['print-only']) writeSection('sync', [configuration, ...tables].join('\n'));
process.stdout.write(`\n${tables.join('\n')}`);
