import { severities } from '#engines/writing/grammar/rule.ts';
import { wordClasses } from './compile-pattern.ts';
import type { AuthoredFile, ExampleRow } from './pattern-examples.ts';
import { patternsOf, type PatternFile, type PatternRow } from './pattern-file.ts';
import { fixForms, fixPlace } from './write-fix.ts';

/** What cannot work in a pattern file, in words for its author. Builds and tests ask; the engine trusts what they let through. */
export function checkPatternFile(file: AuthoredFile): string[] {
  const named = new Set(Object.keys(file.reasons));
  const unused = [...named].filter(
    (name) => !file.rules.some(({ patterns }) => patterns.some(({ reason }) => reason === name)),
  );
  return [
    ...unused.map((name) => `no row has the reason ${name}`),
    ...file.rules.flatMap(({ rule, severity, patterns }) => [
      ...(severities.some((known) => known === severity) ? [] : [`${rule} has no severity ${severity}`]),
      ...patterns.flatMap((row) => missingLists(file, row)),
      ...patternsOf(file, patterns).flatMap((row) =>
        [...wrongInFind(row.find), ...wrongInFix(row), ...wrongInTexts(row)].map(
          (what) => `"${row.find}": ${what}`,
        ),
      ),
    ]),
  ];
}

const missingLists = ({ lists = {} }: PatternFile, { find, each = [] }: PatternRow): string[] =>
  each.filter((list) => lists[list] === undefined).map((list) => `"${find}": there is no list ${list}`);

const itemsOf = (find: string): string[] => find.replace('^', '').trim().split(' ');
const isAhead = (item: string): boolean => /^[+!]/u.test(item);

function wrongInFind(find: string): string[] {
  const items = itemsOf(find);
  const firstAhead = items.findIndex(isAhead);
  const classes = items
    .flatMap((item) => item.replace(/^[+!]?~?/u, '').split('|'))
    .filter((word) => /^[A-Z]{2}/u.test(word));
  return [
    ...(items.includes('') || items.some((item) => /\|\||\|$/u.test(item)) ? ['an item is empty'] : []),
    ...(firstAhead === 0 || (firstAhead > 0 && !items.slice(firstAhead).every(isAhead))
      ? ['what is only looked at stands at the end']
      : []),
    ...classes.filter((word) => wordClasses[word] === undefined).map((word) => `there is no class ${word}`),
  ];
}

function wrongInFix({ find, fix }: ExampleRow): string[] {
  const length = itemsOf(find).filter((item) => !isAhead(item)).length;
  return [...fix.matchAll(fixPlace)].flatMap(([text, place, form]) => [
    ...(Number(place) >= 1 && Number(place) <= length ? [] : [`${text} is no token that it replaces`]),
    ...(form === undefined || fixForms[form] !== undefined ? [] : [`there is no form ${form}`]),
  ]);
}

function wrongInTexts(row: ExampleRow): string[] {
  const gaps = Object.values(row).filter((value) => typeof value === 'string' && /\{\w+\}/u.test(value));
  return [
    ...(row.reason.endsWith('.') ? [] : [`"${row.reason}" is neither a sentence nor the name of a reason`]),
    ...(row.wrong === row.right ? ['the example shows no mistake'] : []),
    ...gaps.map((value) => `nothing fills "${String(value)}"`),
  ];
}
