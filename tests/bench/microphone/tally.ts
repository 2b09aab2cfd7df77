import { wilsonInterval } from '#domain/estimates/wilson-interval.ts';
import { soundFaultKinds, type SoundFault } from '#domain/signal/sound-faults.ts';
import { conditions, type Condition } from './conditions.ts';
import type { Verdict } from './run-conditions.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const share = (found: number, of: number): string =>
  of === 0 ? '-' : `${percent(found / of)} % (${wilsonInterval(found, of).map(percent).join(' to ')})`;

const isRight = (fault: SoundFault | null, faults: readonly SoundFault[]): boolean =>
  fault === null ? faults.length === 0 : faults.includes(fault);

/** Faults that were named and not planted, with how often. */
function others(fault: SoundFault | null, seen: readonly (readonly SoundFault[])[]): string {
  const counts = soundFaultKinds
    .filter((kind) => kind !== fault)
    .map((kind) => ({ kind, count: seen.filter((faults) => faults.includes(kind)).length }))
    .filter(({ count }) => count > 0);
  return counts.map(({ kind, count }) => `${kind} ${count}`).join(', ') || '-';
}

function rowOf(name: string, fault: SoundFault | null, seen: readonly (readonly SoundFault[])[]): string[] {
  const right = seen.filter((faults) => isRight(fault, faults)).length;
  return [
    name,
    fault ?? 'none',
    `${right} of ${seen.length}`,
    share(right, seen.length),
    others(fault, seen),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (columns: readonly string[], rows: readonly string[][]): string =>
  [columns, columns.map(() => '---'), ...rows].map(line).join('\n');
const columns = ['recording', 'its fault', 'right', 'share (95 % interval)', 'others that were named too'];

/** One row for each fault, all its conditions together, and one for clean recordings. */
function summary(
  pick: (verdict: Verdict) => readonly SoundFault[] | undefined,
  verdicts: readonly Verdict[],
) {
  return [null, ...soundFaultKinds].map((fault) => {
    const seen = verdicts.flatMap((verdict) => {
      const condition = conditions[verdict.condition];
      const faults = pick(verdict);
      return faults && condition && !condition.isBetween && condition.fault === fault ? [faults] : [];
    });
    return rowOf(fault === null ? 'clean' : `planted: ${fault}`, fault, seen);
  });
}

function conditionRows(verdicts: readonly Verdict[], wanted: (condition: Condition) => boolean): string[][] {
  return conditions.flatMap((condition, at) => {
    if (!wanted(condition)) return [];
    const seen = verdicts.filter((verdict) => verdict.condition === at).map(({ faults }) => faults);
    return [rowOf(condition.name, condition.fault, seen)];
  });
}

/** All tables of docs/microphone.md. */
export function tablesOf(verdicts: readonly Verdict[]): string {
  return [
    '### All degrees together',
    tableOf(
      columns,
      summary(({ faults }) => faults, verdicts),
    ),
    '### The same after MP3 of 128 kbit/s (one clip of each voice)',
    tableOf(
      columns,
      summary(({ throughMp3 }) => throughMp3, verdicts),
    ),
    '### Each degree',
    tableOf(
      columns,
      conditionRows(verdicts, ({ isBetween }) => !isBetween),
    ),
    '### Between clean and faulty',
    'Nothing is asked of these: "right" counts how many were named, so the rows show where the limits lie.',
    tableOf(
      columns,
      conditionRows(verdicts, ({ isBetween }) => isBetween === true),
    ),
  ].join('\n\n');
}
