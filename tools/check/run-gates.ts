import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from './gate.ts';
import { measureSlowness, overBudget } from './over-budget.ts';
import { readReport } from './report.ts';
import { runProgram } from './run-program.ts';
import { runSideBySide } from './side-by-side.ts';
import { summary, type Outcome } from './summary.ts';
import { failureOf, type TestReport } from './test-report.ts';

/** So many cores every machine of ours has. */
const cores = 2;

interface Surroundings {
  readonly print: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  /** Folder for what each gate prints. */
  readonly logs: string;
}

/**
 * Runs the gates, side by side where they fit, and prints each one's output whole when it has ended, then the summary. Says whether
 * all of them passed; no gate at all is no pass. A gate over its budget of processor time only gets a warning.
 */
export async function runGates(gates: readonly Gate[], { print, env, logs }: Surroundings): Promise<boolean> {
  mkdirSync(logs, { recursive: true });
  const started = performance.now();

  async function runGate(gate: Gate, before: readonly Outcome[]): Promise<Outcome> {
    const broken = before.find(({ report }) => report.failures.length > 0);
    if (broken) {
      const report = failureOf(`not run, since "${broken.gate.name}" failed`);
      return { gate, seconds: 0, processorSeconds: null, report, notes: [] };
    }
    if (gate.report) rmSync(gate.report.file, { force: true });
    print(`… ${gate.name}\n`);
    const log = join(logs, `${gate.name.replaceAll(/[^a-z]+/gi, '-')}.log`);
    const { ok, output, seconds, processorSeconds } = await runProgram({
      ...gate,
      env: { ...env, NO_UPDATE_NOTIFIER: '1', ...gate.env },
      log,
    });
    print(`\n── ${gate.name}, ${seconds.toFixed(1)} s\n${output}`);
    const report = reportOf(gate, ok, log);
    const over = overBudget(gate, processorSeconds, measureSlowness);
    return { gate, seconds, processorSeconds, report, notes: over === null ? [] : [over] };
  }

  const outcomes = await runSideBySide(gates, cores, runGate);
  const isProven = outcomes.length > 0 && outcomes.every(({ report }) => report.failures.length === 0);
  if (!isProven) print(`\nLogs of all gates and traces of failed stories: ${logs}\n`);
  print(summary(outcomes, (performance.now() - started) / 1000));
  return isProven;
}

/** A gate without tests counts as one. */
function reportOf({ report: file }: Gate, ok: boolean, log: string): TestReport {
  if (!file) return ok ? { passed: 1, failures: [], flaky: [], tests: [] } : failureOf(`see ${log}`);
  const report = readReport(file);
  // A runner that fails without a failed test (a crash, a broken config) must not look green.
  const isCrash = !ok && report.failures.length === 0;
  return isCrash ? { ...report, failures: [{ name: `the runner itself, see ${log}` }] } : report;
}
