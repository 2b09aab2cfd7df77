import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packs from '#engines/dictionary/data/packs.json' with { type: 'json' };
import { checkSources } from './check-sources.ts';

const text = readFileSync(new URL('../../THIRD_PARTY.md', import.meta.url), 'utf8');
const problemsOf = (changed: string): string[] => {
  const problems: string[] = [];
  checkSources(changed, packs.languages, problems);
  return problems;
};

test('each field and each language has its source and licence', () => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['synonyms, ', '', 'synonyms'],
  ['| PDDL 1.0 |', '| |', 'the level from A1 to C2'],
  ['| `id`, `ja` |', '| `id` |', 'JA under CC-BY-SA-3.0'],
  ['## Dictionary', '## Words', 'collocations'],
])('what is named without %s is found', (from, to, missing) => {
  expect(text).toContain(from);
  expect(problemsOf(text.replace(from, to)).join('\n')).toContain(missing);
});
