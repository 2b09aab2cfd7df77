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
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number() })).default([]),
    }),
  ),
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

/** A test that ran, by its file and name. */
export interface RanTest {
  readonly name: string;
  readonly seconds: number;
}

/** What a test runner's JSON report says. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed. */
  readonly failures: readonly string[];
  readonly tests: readonly RanTest[];
}

export interface ReportFile {
  readonly file: string;
  readonly format: 'vitest' | 'playwright';
  readonly mayBeEmpty?: boolean;
}

/** Reads a report; a missing one or one without a test counts as one failure, unless it may be empty. */
export function readReport({ file, format, mayBeEmpty = false }: ReportFile): TestReport {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['no report'], tests: [] };
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const read = format === 'vitest' ? vitestReport(json) : playwrightReport(json);
  const isEmpty = read.passed + read.failed === 0;
  return isEmpty && !mayBeEmpty ? { ...read, failed: 1, failures: ['no test ran'] } : read;
}

function vitestReport(json: unknown): TestReport {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(json);
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [relative('.', file.name)];
    return failed.map((test) => `${relative('.', file.name)}: ${test.fullName}`);
  });
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', file.name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, tests };
}

function playwrightReport(json: unknown): TestReport {
  const { stats, suites } = PlaywrightReport.parse(json);
  const { expected, unexpected, flaky } = stats;
  const told = suites.flatMap(testsOf);
  return {
    passed: expected,
    // What passes at the second try has failed.
    failed: unexpected + flaky,
    failures: told.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(nameOf),
    tests: told.filter(({ status }) => status !== 'skipped'),
  };
}

const nameOf = ({ name }: RanTest): string => name;

function testsOf(suite: z.infer<typeof PlaywrightSuite>): (RanTest & { status: string })[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `${[projectName, suite.file].filter(Boolean).join(' ')}: ${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
    })),
  );
  return [...own, ...suite.suites.flatMap(testsOf)];
}
