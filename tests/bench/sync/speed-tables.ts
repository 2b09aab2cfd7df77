import type { BenchTable } from '#tests/bench/bench-table.ts';
import { median, quartiles } from '#tests/bench/statistics.ts';
import { contenderNames, type ContenderName } from './build-pages.ts';
import { titles } from './loss-table.ts';
import { readRuns } from './results.ts';
import type { Measures, RaceName } from './speed.ts';

const number = (value: number): string =>
  value >= 10_000
    ? `${(value / 1_000).toFixed(1)} s`
    : value < 10
      ? `${value.toFixed(1)} ms`
      : `${value.toFixed(0)} ms`;

function valuesOf(race: RaceName, contender: ContenderName, measure: string): number[] {
  return (readRuns<Measures>(race)[contender] ?? []).flatMap((run) => run[measure] ?? []);
}

function cell(race: RaceName, contender: ContenderName, measure: string): string {
  const values = valuesOf(race, contender, measure);
  if (values.length === 0) return 'n/a';
  const [low, high] = quartiles(values);
  return `${number(median(values))} (${number(low)} - ${number(high)})`;
}

/** How many times the contender's median is Passage's. */
function ratio(race: RaceName, contender: ContenderName, measure: string): string {
  const values = valuesOf(race, contender, measure);
  const own = valuesOf(race, 'passage', measure);
  const isThere = values.length > 0 && own.length > 0 && median(own) > 0;
  return isThere ? ` = ${(median(values) / median(own)).toFixed(1)}x` : '';
}

const runsOf = (race: RaceName): number => readRuns<Measures>(race).passage?.length ?? 0;

function lines(specs: readonly [label: string, race: RaceName, measure: string][]): string[][] {
  return specs.map(([label, race, measure]) => [
    `${label} (${runsOf(race)} runs)`,
    ...contenderNames.map((contender) =>
      contender === 'passage'
        ? cell(race, contender, measure)
        : `${cell(race, contender, measure)}${ratio(race, contender, measure)}`,
    ),
  ]);
}

export function speedTables(): BenchTable[] {
  const columns = ['what', ...contenderNames.map((name) => titles[name])];
  return [
    {
      title: 'Speed: 1,000 ops with 200 bytes of text',
      note: [
        'A fresh browser profile for each run, contenders in turn (A-B-B-A), medians with quartiles, and how many times',
        "Passage's median it is. Enqueue: one write after the other until it is stored on the device, without a network and",
        'with nothing draining, the first 50 left out. Drain: from the start of the engine until its queue is empty and the',
        'server has everything; the round trip is added by the server. Passage sends batches of up to 100 with three in flight,',
        'RxDB batches of 100 with up to four, TanStack and Workbox one op a request and one after the other: neither offers',
        'batches or lanes. One by one is what becomes of a batch that had to be split, each op in a request of its own and six',
        'in flight: to be held beside what TanStack and Workbox need in the row above it. The longest task is of the main thread',
        'while draining; 0 means that none took 50 ms. Workbox works in its service worker.',
      ].join('\n'),
      columns,
      rows: lines([
        ['enqueue, p50', 'drain at 0 ms', 'enqueueP50'],
        ['enqueue, p95', 'drain at 0 ms', 'enqueueP95'],
        ['drain, no round trip', 'drain at 0 ms', 'drain'],
        ['drain, 50 ms round trip', 'drain at 50 ms', 'drain'],
        ['drain one by one, 50 ms', 'one by one at 50 ms', 'drain'],
        ['longest task while draining, 0 ms', 'drain at 0 ms', 'longestTask'],
        ['longest task while draining, 50 ms', 'drain at 50 ms', 'longestTask'],
        ['pull of 10,000 rows, no round trip', 'pull at 0 ms', 'pull'],
        ['pull of 10,000 rows, 50 ms', 'pull at 50 ms', 'pull'],
        ['longest task while pulling', 'pull at 0 ms', 'longestTask'],
      ]),
    },
    {
      title: 'Nothing to do',
      note: 'Three seconds after the queue was emptied: timers that are set in the page, and how much of each second its main thread is busy, over ten seconds.',
      columns,
      rows: ['timers', 'busyMs'].map((measure) => [
        measure === 'timers' ? `timers (${runsOf('idle')} runs)` : 'busy, ms a second',
        ...contenderNames.map((contender) => {
          const values = valuesOf('idle', contender, measure);
          return values.length === 0 ? 'n/a' : median(values).toFixed(measure === 'timers' ? 0 : 1);
        }),
      ]),
    },
    {
      title: 'Passage only: recordings and a long queue',
      note: [
        'Text with recordings: 1,000 text ops and 50 recordings of 192 kB after every 20th, drained at a 50 ms round trip. The',
        'peers queue no files. Boot: a page opened',
        'on 10,000 queued ops without a network, engine starting; until the number of waiting ops is known. The floor opens',
        'the same database without anything in between and counts.',
      ].join('\n'),
      columns: ['what', 'Passage'],
      rows: (
        [
          ['last text op on the server, with 50 recordings queued', 'text with recordings', 'text'],
          ['all recordings and their ops on the server', 'text with recordings', 'all'],
          ['badge known, 10,000 queued', 'boot', 'badgeMs'],
          ['  of it: database open', 'boot', 'openedMs'],
          ['  floor: raw open and count', 'boot', 'raw'],
          ['longest task while the engine starts on them', 'boot', 'longestTask'],
        ] as const
      ).map(([label, race, measure]) => [`${label} (${runsOf(race)} runs)`, cell(race, 'passage', measure)]),
    },
  ];
}
