import { is, likeCase, skipAdjectives } from '#engines/writing/grammar/look.ts';
import { uncountable } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const singular = new Map([
  ['is', 'are'],
  ["'s", ' are'],
  ['was', 'were'],
  ['has', 'are'],
]);
const plural = new Map([
  ['are', 'is'],
  ['were', 'was'],
]);
const many = new Set(
  'many several various numerous both these those few two three four five six seven eight nine ten different'.split(
    ' ',
  ),
);
const groups = new Set(
  'lot number variety range couple few hundred thousand million dozen series majority group handful host plenty multitude wealth set pair mixture great good'.split(
    ' ',
  ),
);

/** there is one thing, there are many things. */
export const thereIs: GrammarRule = {
  id: 'there-is',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((there, i) => {
      if (there.lower !== 'there') return;
      const verb = tokens[i + 1];
      if (verb === undefined) return;
      const toPlural = singular.get(verb.lower);
      const toSingular = plural.get(verb.lower);
      if (toPlural !== undefined) {
        const start = many.has(tokens[i + 2]?.lower ?? '') ? i + 3 : i + 2;
        const noun = tokens[skipAdjectives(tokens, start)];
        if (
          noun === undefined ||
          !is(noun, tag.nouns) ||
          noun.lower.length < 4 ||
          uncountable.has(noun.lower)
        )
          return;
        if (start === i + 2 && verb.lower === 'has') return;
        findings.push({
          from: i + 1,
          to: i + 1,
          message: `"${noun.lower}" is more than one: "there${toPlural.startsWith(' ') ? toPlural : ` ${toPlural}`}".`,
          suggestions: [toPlural],
        });
      } else if (toSingular !== undefined && ['a', 'an', 'another'].includes(tokens[i + 2]?.lower ?? '')) {
        const at = skipAdjectives(tokens, i + 3);
        const noun = tokens[at];
        const isGroup = tokens.slice(i + 3, at + 1).some(({ lower }) => groups.has(lower));
        if (noun === undefined || !is(noun, tag.noun) || isGroup || is(tokens[at + 1], tag.noun | tag.nouns))
          return;
        if (
          tokens[at + 1]?.lower === 'of' ||
          tokens.slice(at + 1, at + 12).some(({ lower }) => lower === 'and' || lower === ',')
        )
          return;
        findings.push({
          from: i + 1,
          to: i + 1,
          message: `"${noun.lower}" is one: "there ${toSingular}".`,
          suggestions: [likeCase(toSingular, verb)],
        });
      }
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['There is many reasons for this.', 'There are many reasons for this.'],
    ['There was two big problems.', 'There were two big problems.'],
    ['There are a big difference between them.', 'There is a big difference between them.'],
    ['There is different ways to learn.', 'There are different ways to learn.'],
  ],
  right: [
    'There are many reasons.',
    'There is a lot of work.',
    'There are a lot of people.',
    'There are a few apples.',
    'There are a number of ways.',
    'There is a cup and two plates.',
    'There is much to do.',
    'There is no news.',
    'There is hardly any time.',
    'There is one.',
    'There are a great many birds.',
  ],
};
