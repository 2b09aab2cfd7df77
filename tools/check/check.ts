import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { gates, type Gate } from './gates.ts';
import { readReport, type TestReport } from './report.ts';

/**
 * `npm run check`: runs every gate, the cheap ones first, goes on after a failure and ends with the line
 * `N passed, N failed`, after a list of what failed by name. A gate without tests counts as one. `--quick` leaves the browsers out; `--only WORD` runs the
 * gates whose name holds the word.
 */
const quick = process.argv.includes('--quick');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? process.argv[onlyAt + 1] : undefined;

interface Outcome extends TestReport {
  readonly gate: Gate;
  readonly seconds: number;
}

function runGate(gate: Gate): Outcome {
  process.stdout.write(`\n── ${gate.name}\n`);
  if (gate.report) rmSync(gate.report.file, { force: true });
  const started = performance.now();
  const result = spawnSync(gate.command, gate.args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      // Vitest colours each dot of its output for any CI; in a log the codes are noise.
      ...(gate.command === 'vitest' && !process.stdout.isTTY ? { NO_COLOR: '1' } : {}),
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const ok = result.status === 0;
  if (!gate.report) return { gate, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], flaky: [] };
  const report = readReport(gate.report);
  // A runner that fails without a failed test (a crash, a broken config) must not look green.
  return { gate, seconds, ...report, failed: !ok && report.failed === 0 ? 1 : report.failed };
}

mkdirSync('.cache/check', { recursive: true });
const chosen = gates.filter(
  (gate) => (!quick || !gate.slow) && (only === undefined || gate.name.includes(only)),
);
const outcomes = chosen.map(runGate);

process.stdout.write('\n');
for (const { gate, passed, failed, seconds, failures, flaky } of outcomes) {
  process.stdout.write(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${gate.name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds.toFixed(1)} s\n`,
  );
  for (const name of failures) process.stdout.write(`          failed: ${name}\n`);
  for (const name of flaky) process.stdout.write(`          passed at the second try: ${name}\n`);
}
const sum = (pick: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);
const failed = sum((outcome) => outcome.failed);
process.stdout.write(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;
