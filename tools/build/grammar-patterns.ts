import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { checkPatternFile } from '#engines/writing/grammar/patterns/check-pattern-file.ts';
import type { AuthoredFile } from '#engines/writing/grammar/patterns/pattern-examples.ts';
import type { PatternFile } from '#engines/writing/grammar/patterns/pattern-file.ts';

const patternFile = /[\\/]writing[\\/]grammar[\\/]patterns[\\/][\w-]+\.json$/u;

/** The pattern files of the grammar rules, checked, and without what only authors and tests read. */
export function grammarPatterns(): Plugin {
  return {
    name: 'passage:grammar-patterns',
    enforce: 'pre',
    load(id) {
      if (!patternFile.test(id)) return undefined;
      const file = JSON.parse(readFileSync(id, 'utf8')) as AuthoredFile;
      const wrong = checkPatternFile(file);
      if (wrong.length > 0) throw new Error(`${id} has patterns that cannot work:\n${wrong.join('\n')}`);
      return JSON.stringify(withoutExamples(file));
    },
  };
}

/** What the engine needs of a pattern file. */
export function withoutExamples({ reasons, lists, rules }: AuthoredFile): PatternFile {
  return {
    reasons,
    ...(lists && { lists }),
    rules: rules.map(({ rule, severity, patterns }) => ({
      rule,
      severity,
      patterns: patterns.map(({ each, find, fix, reason }) => ({ ...(each && { each }), find, fix, reason })),
    })),
  };
}
