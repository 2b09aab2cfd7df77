import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from './gate.ts';
import { measureSlowness, overBudget } from './over-budget.ts';
import { readReport, type TestReport } from './report.ts';
import { runProgram } from './run-program.ts';
import { runSideBySide } from './side-by-side.ts';
import { summary, type Outcome } from './summary.ts';

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
 * all of them passed; no gate at all is no pass. Over-long gates fail where `CI` is set and are told elsewhere.
 */
export async function runGates(gates: readonly Gate[], { print, env, logs }: Surroundings): Promise<boolean> {
  mkdirSync(logs, { recursive: true });
  const isStrict = env['CI'] !== undefined && env['CI'] !== '';
  const started = performance.now();

  async function runGate(gate: Gate, before: readonly Outcome[]): Promise<Outcome> {
    const broken = before.find(({ report }) => report.failed > 0);
    if (broken) {
      const report = failure(`not run, since "${broken.gate.name}" failed`);
      return { gate, seconds: 0, processorSeconds: null, report, notes: [] };
    }
    if (gate.report) rmSync(gate.report.file, { force: true });
    print(`… ${gate.name}\n`);
    const { ok, output, seconds, processorSeconds } = await runProgram({
      ...gate,
      env: { ...env, NO_UPDATE_NOTIFIER: '1', ...gate.env },
      log: join(logs, `${gate.name.replaceAll(/[^a-z]+/gi, '-')}.log`),
    });
    print(`\n── ${gate.name}, ${seconds.toFixed(1)} s\n${output}`);
    const report = reportOf(gate, ok);
    const over = overBudget(gate, processorSeconds, measureSlowness);
    const tooLong = over !== null && isStrict ? { ...report, failed: report.failed + 1 } : report;
    return { gate, seconds, processorSeconds, report: tooLong, notes: over === null ? [] : [over] };
  }

  const outcomes = await runSideBySide(gates, cores, runGate);
  print(summary(outcomes, (performance.now() - started) / 1000));
  return outcomes.length > 0 && outcomes.every(({ report }) => report.failed === 0);
}

const failure = (name: string): TestReport => ({ passed: 0, failed: 1, failures: [name], tests: [] });

/** A gate without tests counts as one. */
function reportOf({ report: file }: Gate, ok: boolean): TestReport {
  if (!file) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], tests: [] };
  const report = readReport(file);
  // A runner that fails without a failed test (a crash, a broken config) must not look green.
  return !ok && report.failed === 0 ? { ...report, failed: 1, failures: ['the runner itself'] } : report;
}
