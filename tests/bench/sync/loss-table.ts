import type { BenchTable } from '#tests/bench/bench-table.ts';
import { contenderNames, type ContenderName } from './build-pages.ts';
import { badDays, type Loss } from './loss.ts';
import { readRuns } from './results.ts';
import { median } from '#tests/bench/statistics.ts';

export const titles: Record<ContenderName, string> = {
  passage: 'Passage',
  rxdb: 'RxDB replication',
  tanstack: 'TanStack offline-transactions',
  workbox: 'Workbox Queue',
};

const seconds = (ms: number): string => (ms < 1_000 ? '< 1 s' : `${(ms / 1_000).toFixed(0)} s`);

function cell(runs: readonly Loss[] | undefined): string {
  if (!runs || runs.length === 0) return 'n/a';
  const sum = (pick: (loss: Loss) => number): number => runs.reduce((total, loss) => total + pick(loss), 0);
  const written = sum((loss) => loss.written);
  const parts: string[] = [];
  const lost = sum((loss) => loss.lost);
  const doubled = sum((loss) => loss.doubled);
  const refused = sum((loss) => loss.refused);
  const stuck = runs.filter((loss) => loss.recoveredMs === null && loss.lost === 0).length;
  if (lost > 0) parts.push(`**${lost} of ${written} lost**`);
  if (doubled > 0) parts.push(`**${doubled} of ${written} doubled**`);
  if (refused > 0) parts.push(`${refused} of ${written} not taken`);
  if (stuck > 0) parts.push(`kept, not sent within 40 s (${stuck} of ${runs.length} runs)`);
  if (parts.length > 0) return parts.join(', ');
  const recovered = runs.flatMap(({ recoveredMs }) => recoveredMs ?? []);
  return `0 lost, 0 doubled, ${seconds(median(recovered))}`;
}

export function lossTable(): BenchTable {
  const rounds = Math.max(...badDays.map(({ name }) => readRuns<Loss>(name).passage?.length ?? 0));
  return {
    title: 'Bad days: five queued ops',
    note: [
      'Five ops are queued while the server cannot be reached, then they are sent and the fault meets each of them once',
      '(the browser kill, the tabs and the frozen tab: as named). Afterwards the network is good, the page hears `online`',
      'once, and the Workbox queue is replayed every 2 s, as its `sync` event would in minutes. Lost: stored on the device',
      'as far as the caller was told, and neither on the server nor in the queue at the end. Doubled: had two effects at a',
      'server that takes any request and honours an `Idempotency-Key` or a primary key where the client sends one. Not taken:',
      'the caller heard that it was not stored, or in the frozen tab heard nothing for 10 s. The time',
      `is from the end of the fault until the server has all five. ${rounds === 1 ? 'One run' : `${rounds} runs`} each, sums; times are medians.`,
    ].join('\n'),
    columns: ['what happens', ...contenderNames.map((name) => titles[name])],
    rows: badDays.map(({ name }) => {
      const runs = readRuns<Loss>(name);
      return [name, ...contenderNames.map((contender) => cell(runs[contender]))];
    }),
  };
}
