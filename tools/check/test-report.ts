import { z } from 'zod';

/** A failed test, or a gate that failed as a whole. */
const Failure = z.object({
  /** Project, file and title of the test. */
  name: z.string(),
  /** `file:line` of the assertion, where it is known. */
  place: z.string().optional(),
  /** First line of the error. */
  message: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** Outcome of one gate; `report-vitest.ts` writes it as JSON. */
export const TestReport = z.object({
  passed: z.int(),
  failures: z.array(Failure),
  /** Names of the tests that passed only when they were tried again; they are among the passed ones. */
  flaky: z.array(z.string()),
  /** Every test that ran, with the time of all its tries. */
  tests: z.array(z.object({ name: z.string(), seconds: z.number() })),
});
export type TestReport = z.infer<typeof TestReport>;

/** Report of a gate that has no tests of its own, or ended without a usable report. */
export const failureOf = (name: string): TestReport => ({
  passed: 0,
  failures: [{ name }],
  flaky: [],
  tests: [],
});

/** First line of an error's text, without colour codes, at most 200 characters. */
export function firstLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character.
  const plain = text.replaceAll(/\u001B\[[\d;]*m/g, '').trim();
  return (plain.split('\n')[0] ?? '').slice(0, 200);
}
