import type { Gate } from './gate.ts';
import type { Failure, TestReport } from './test-report.ts';

export interface Outcome {
  readonly gate: Pick<Gate, 'name'>;
  readonly seconds: number;
  readonly processorSeconds: number | null;
  readonly report: TestReport;
  /** Warnings, each a line. */
  readonly notes: readonly string[];
}

const slowestShown = 20;
/** Each takes two lines, and the last 40 lines of a run hold them all. */
const failuresShown = 16;

/**
 * End of a run's output: slowest tests, each gate with its time, flaky tests, failed tests with place and assertion, and the
 * line `N passed, N failed`.
 */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  return [
    ...slowest(outcomes),
    '',
    ...outcomes.flatMap(linesOf),
    ...flaky(outcomes),
    ...failed(outcomes),
    '',
    `${seconds.toFixed(0)} s in all`,
    totals(outcomes),
    '',
  ].join('\n');
}

function totals(outcomes: readonly Outcome[]): string {
  const sum = (pick: (report: TestReport) => number): number =>
    outcomes.reduce((total, { report }) => total + pick(report), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failures }) => failures.length)} failed`;
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
  const { passed, failures } = report;
  const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(3)} failed`;
  const processor = processorSeconds === null ? '' : `, processor ${processorSeconds.toFixed(1)} s`;
  const verdict = failures.length > 0 ? 'FAILED' : 'ok    ';
  return [
    `${verdict}  ${gate.name.padEnd(24)} ${counts}  ${seconds.toFixed(1)} s${processor}`,
    ...notes.map((note) => `          ${note}`),
  ];
}

/** Tests that passed only at a further try. They do not fail the run, and are mended next. */
function flaky(outcomes: readonly Outcome[]): string[] {
  const names = outcomes.flatMap(({ report }) => report.flaky);
  return names.length === 0 ? [] : ['', `flaky: ${names.length}`, ...names.map((name) => `  ${name}`)];
}

function failed(outcomes: readonly Outcome[]): string[] {
  const all = outcomes.flatMap(({ gate, report }) => report.failures.map((each) => ({ gate, each })));
  const left = all.length - failuresShown;
  return [
    ...(all.length > 0 ? [''] : []),
    ...all.slice(0, failuresShown).flatMap(({ gate, each }) => failureLines(gate.name, each)),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}

function failureLines(gate: string, { name, place, message }: Failure): string[] {
  const details = [place, message].filter(Boolean).join(': ');
  return [`failed: ${gate}: ${name}`, ...(details === '' ? [] : [`    ${details}`])];
}
