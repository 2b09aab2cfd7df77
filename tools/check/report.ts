import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numTotalTests: z.int() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts of a test runner's JSON report; a missing report or one without a test counts as one failure. */
export function readCounts(report: { file: string; format: 'vitest' | 'playwright' }): {
  passed: number;
  failed: number;
} {
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
  const counts = report.format === 'vitest' ? vitestCounts(json) : playwrightCounts(json);
  return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
}

function vitestCounts(json: unknown): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests } = VitestReport.parse(json);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(json: unknown): { passed: number; failed: number } {
  const { expected, unexpected, flaky } = PlaywrightReport.parse(json).stats;
  return { passed: expected + flaky, failed: unexpected };
}
