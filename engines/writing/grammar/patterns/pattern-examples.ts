import type { RuleExamples } from '#engines/writing/grammar/rule.ts';
import { patternsOf, type PatternFile, type PatternRow } from './pattern-file.ts';

/** A row as the repository has it: with a wrong text, and what the fix makes of it. */
export interface ExampleRow extends PatternRow {
  readonly wrong: string;
  readonly right: string;
}

/** A pattern file as the repository has it. A build carries none of what this adds (`tools/build/grammar-patterns.ts`). */
export interface AuthoredFile extends PatternFile<ExampleRow> {
  readonly about: string;
  readonly rules: readonly (PatternFile<ExampleRow>['rules'][number] & {
    /** Right texts that look like the error. */
    readonly leavesAlone: readonly string[];
  })[];
}

/** The examples of each rule of a file: every mended text is also one that the rule leaves alone. */
export function examplesOf(file: AuthoredFile): [rule: string, examples: RuleExamples][] {
  return file.rules.map(({ rule, patterns, leavesAlone }) => {
    const rows = patternsOf(file, patterns);
    return [
      rule,
      {
        wrong: rows.map(({ wrong, right }) => [wrong, right] as const),
        right: [...leavesAlone, ...rows.map(({ right }) => right)],
      },
    ];
  });
}
