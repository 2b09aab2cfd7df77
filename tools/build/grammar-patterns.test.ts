import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AuthoredFile } from '#engines/writing/grammar/patterns/pattern-examples.ts';
import { patternsOf } from '#engines/writing/grammar/patterns/pattern-file.ts';
import { withoutExamples } from './grammar-patterns.ts';

const authored = JSON.parse(
  readFileSync('engines/writing/grammar/patterns/word-classes.json', 'utf8'),
) as AuthoredFile;

it('a build carries every pattern of a file and none of its examples', () => {
  const built = withoutExamples(authored);
  expect(JSON.stringify(built)).not.toContain(authored.rules[0]!.patterns[3]!.right);
  expect(JSON.stringify(built)).not.toContain(authored.rules[0]!.leavesAlone[0]);
  const patterns = (file: typeof built) => file.rules.flatMap((rule) => patternsOf(file, rule.patterns));
  const full = patterns(authored).map(({ find, fix, reason }) => ({ find, fix, reason }));
  expect(full.length).toBeGreaterThan(60);
  expect(patterns(built).map(({ find, fix, reason }) => ({ find, fix, reason }))).toEqual(full);
});
