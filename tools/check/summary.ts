import type { Gate } from './gate.ts';
import type { TestReport } from './report.ts';

export interface Outcome {
  readonly gate: Pick<Gate, 'name'>;
  readonly seconds: number;
  readonly processorSeconds: number | null;
  readonly report: TestReport;
  /** What else is to be told of it. */
  readonly notes: readonly string[];
}

const slowestShown = 20;

/** What is printed last: the slowest tests, each gate with its time, what failed by name, and the line `N passed, N failed`. */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  const sum = (pick: (report: TestReport) => number): number =>
    outcomes.reduce((total, { report }) => total + pick(report), 0);
  return [
    ...slowest(outcomes),
    '',
    ...outcomes.flatMap(linesOf),
    '',
    `${seconds.toFixed(0)} s in all`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
    '',
  ].join('\n');
}

function slowest(outcomes: readonly Outcome[]): string[] {
  const tests = outcomes.flatMap(({ report }) => report.tests).toSorted((a, b) => b.seconds - a.seconds);
  if (tests.length === 0) return [];
  const shown = tests.slice(0, slowestShown);
  return [
    '',
    `The slowest ${shown.length} of ${tests.length} tests`,
    ...shown.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}

function linesOf({ gate, seconds, processorSeconds, report, notes }: Outcome): string[] {
  const { passed, failed, failures } = report;
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
  const processor = processorSeconds === null ? '' : `, processor ${processorSeconds.toFixed(1)} s`;
  return [
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${gate.name.padEnd(24)} ${counts}  ${seconds.toFixed(1)} s${processor}`,
    ...failures.map((name) => `          failed: ${name}`),
    ...notes.map((note) => `          ${note}`),
  ];
}
