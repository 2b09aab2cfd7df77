import type { Gate } from './gate.ts';

/** A gate that takes half as much again as its budget has grown. */
const tolerance = 1.5;

/** Processor milliseconds of the yardstick on the machine on which the budgets were measured. */
const referenceMs = 60;

/** What the yardstick does: text, numbers and objects, as compilers and tests do. */
function workOnce(): number {
  const rows: { id: number; name: string }[] = [];
  for (let at = 0; at < 60_000; at += 1) rows.push({ id: (at * 7_919) % 60_013, name: `row ${at}` });
  const back = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const byName = new Map(back.toSorted((a, b) => a.id - b.id).map((row) => [row.name, row.id]));
  return byName.size;
}

/** How many times slower this machine is than that of the budgets, at least 1; whoever else works on it. */
export function measureSlowness(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round += 1) {
    const before = process.cpuUsage();
    workOnce();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return Math.max(1, best / referenceMs);
}

/**
 * Says by how much a gate is over its budget, `null` if it is not. Judged by processor time, which other programs hardly change,
 * and not by the clock, which they do; on a machine that is slower than that of the budgets all budgets grow.
 */
export function overBudget(
  { budget }: Pick<Gate, 'budget'>,
  processorSeconds: number | null,
  slowness: () => number,
): string | null {
  if (processorSeconds === null || processorSeconds <= budget * tolerance) return null;
  const allowed = budget * slowness();
  if (processorSeconds <= allowed * tolerance) return null;
  return `took ${processorSeconds.toFixed(0)} s of processor time, its budget here is ${allowed.toFixed(0)} s`;
}
