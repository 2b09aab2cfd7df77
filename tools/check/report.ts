import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const PlaywrightSuite = z.object({
  file: z.string(),
  specs: z.array(PlaywrightSpec).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([]);
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(PlaywrightSuite),
});

/** What a test runner's JSON report says. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed. */
  readonly failures: readonly string[];
  /** Names of the tests that passed only when they were tried again. */
  readonly flaky: readonly string[];
}

/** Reads a report; a missing one or one without a test counts as one failure. */
export function readReport(report: { file: string; format: 'vitest' | 'playwright' }): TestReport {
  if (!existsSync(report.file)) return { passed: 0, failed: 1, failures: ['no report'], flaky: [] };
  const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
  const read = report.format === 'vitest' ? vitestReport(json) : playwrightReport(json);
  return read.passed + read.failed === 0 ? { ...read, failed: 1, failures: ['no test ran'] } : read;
}

function vitestReport(json: unknown): TestReport {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(json);
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [relative('.', file.name)];
    return failed.map((test) => `${relative('.', file.name)}: ${test.fullName}`);
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

function playwrightReport(json: unknown): TestReport {
  const { stats, suites } = PlaywrightReport.parse(json);
  const { expected, unexpected, flaky } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  };
}

function namesOf(suite: z.infer<typeof PlaywrightSuite>, status: string): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => `${[test.projectName, suite.file].filter(Boolean).join(' ')}: ${spec.title}`),
  );
  return [...own, ...suite.suites.flatMap((inner) => namesOf(inner, status))];
}
