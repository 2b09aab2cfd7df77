import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { failureOf, firstLine, TestReport, type Failure } from './test-report.ts';

const PlaywrightError = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.int() }).optional(),
});
const PlaywrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z
        .array(z.object({ duration: z.number(), errors: z.array(PlaywrightError).default([]) }))
        .default([]),
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
  errors: z.array(PlaywrightError).default([]),
  suites: z.array(PlaywrightSuite),
});

export interface ReportFile {
  readonly file: string;
  /** `check`: a `TestReport` as JSON. `playwright`: Playwright's JSON report. */
  readonly format: 'check' | 'playwright';
  /** Set where it is right that no test runs. */
  readonly mayBeEmpty?: boolean;
}

/** Reads a report; a missing or unreadable one, or one without a test, counts as one failure, unless it may be empty. */
export function readReport({ file, format, mayBeEmpty = false }: ReportFile): TestReport {
  if (!existsSync(file)) return failureOf('no report');
  const read = parse(readFileSync(file, 'utf8'), format);
  if (read === null) return failureOf(`unreadable report ${file}`);
  const isEmpty = read.passed + read.failures.length === 0;
  return isEmpty && !mayBeEmpty ? failureOf('no test ran') : read;
}

/** `null` for a report that was cut short or has another shape. */
function parse(text: string, format: ReportFile['format']): TestReport | null {
  try {
    const json: unknown = JSON.parse(text);
    return format === 'check' ? TestReport.parse(json) : playwrightReport(PlaywrightReport.parse(json));
  } catch {
    return null;
  }
}

function playwrightReport({ errors, suites }: z.infer<typeof PlaywrightReport>): TestReport {
  const stories = suites.flatMap(storiesOf);
  const named = (wanted: string) => stories.filter(({ status }) => status === wanted);
  const passed = [...named('expected'), ...named('flaky')];
  return {
    passed: passed.length,
    failures: [
      ...errors.map((error) => failure('error outside of a story', error)),
      ...named('unexpected').map(({ name, errors: [error] }) => failure(name, error)),
    ],
    flaky: named('flaky').map(({ name }) => name),
    tests: [...passed, ...named('unexpected')].map(({ name, seconds }) => ({ name, seconds })),
  };
}

function failure(name: string, error: z.infer<typeof PlaywrightError> | undefined): Failure {
  const { location, message = '' } = error ?? {};
  return {
    name,
    ...(location ? { place: `${relative('.', location.file)}:${location.line}` } : {}),
    message: firstLine(message),
  };
}

interface Story {
  readonly name: string;
  readonly status: string;
  readonly seconds: number;
  /** Of its last try. */
  readonly errors: readonly z.infer<typeof PlaywrightError>[];
}

function storiesOf(suite: z.infer<typeof PlaywrightSuite>): Story[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `${[projectName, suite.file].filter(Boolean).join(' ')}: ${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
      errors: results.at(-1)?.errors ?? [],
    })),
  );
  return [...own, ...suite.suites.flatMap(storiesOf)];
}
