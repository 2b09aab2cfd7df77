import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { firstLine, type Failure, type TestReport } from './test-report.ts';

/** Environment variable that names the file of the report. */
export const reportVariable = 'CHECK_REPORT';

/**
 * Vitest reporter that writes a `TestReport`. Vitest's own JSON report has neither the line of an assertion in a browser test
 * nor a mark for tests that passed only at a further try.
 */
export default class CheckReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[reportVariable];
    if (file === undefined) throw new Error(`${reportVariable} names no file for the report`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): TestReport {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const ran = cases.filter((each) => each.result().state !== 'skipped');
  return {
    passed: cases.filter((each) => each.result().state === 'passed').length,
    failures: [
      ...modules.flatMap(failuresOfModule),
      ...cases.flatMap(failureOfCase),
      ...unhandled.map((error) => failure('error outside of a test', '', error)),
    ],
    flaky: cases.filter((each) => each.diagnostic()?.flaky === true).map(nameOf),
    tests: ran.map((each) => ({ name: nameOf(each), seconds: (each.diagnostic()?.duration ?? 0) / 1000 })),
  };
}

/** An error of a test has parsed stacks, one outside of a test has not. */
type RunError = Pick<SerializedError, 'message' | 'stack'> & { readonly stacks?: readonly Frame[] };
interface Frame {
  readonly file: string;
  readonly line: number;
}

const fileOf = ({ moduleId }: TestModule): string => relative('.', moduleId);
const nameOf = (test: TestCase): string => `${fileOf(test.module)}: ${test.fullName}`;

/** Errors of a file that no test of it has: a file that cannot be loaded, a hook that throws. */
function failuresOfModule(module: TestModule): Failure[] {
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((suite) =>
    suite.errors().map((error) => failure(fileOf(module), fileOf(module), error)),
  );
}

/** A test that is still pending when the run ends has not passed. */
function failureOfCase(test: TestCase): Failure[] {
  const { state, errors } = test.result();
  if (state === 'pending') return [{ name: nameOf(test), message: 'did not end' }];
  return state === 'failed' ? [failure(nameOf(test), fileOf(test.module), errors.at(-1))] : [];
}

/** The frame in the test's own file says most; an error thrown elsewhere has only the place where it was thrown. */
function failure(name: string, file: string, error: RunError | undefined): Failure {
  if (!error) return { name };
  const frames = error.stacks ?? framesOf(error.stack ?? '');
  const frame = frames.find((each) => relative('.', each.file) === file) ?? frames[0];
  return {
    name,
    ...(frame ? { place: `${relative('.', frame.file)}:${frame.line}` } : {}),
    message: firstLine(error.message),
  };
}

/** Frames within the repository. Vitest does not parse the stack of an error outside of a test. */
function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(?:file:\/\/)?((?:[A-Z]:)?[\\/][^\s():]+):(\d+):\d+/g)]
    .map(([, file = '', line]) => ({ file, line: Number(line) }))
    .filter(({ file }) => file.startsWith(process.cwd()) && !file.includes('node_modules'));
}
