import { pastForm } from '#domain/morphology/inflect.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { baseOf, canBe, is } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const have = new Set(['have', 'has', "'ve"]);
const lasts = new Set([
  'week',
  'month',
  'year',
  'night',
  'summer',
  'winter',
  'weekend',
  'monday',
  'friday',
  'sunday',
]);

/** I saw him yesterday: a finished time does not go with have. */
export const finishedTime: GrammarRule = {
  id: 'finished-time',
  severity: 'MODERATE',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((auxiliary, i) => {
      const verb = tokens[i + 1];
      if (
        !have.has(auxiliary.lower) ||
        verb === undefined ||
        !is(verb, tag.participle | tag.past) ||
        canBe(verb, tag.base) ||
        verb.lower === 'been' ||
        // `Might have seen it yesterday`: there is no other form.
        [tokens[i - 1], tokens[i - 2]].some((token) => is(token, tag.modal | tag.to))
      )
        return;
      for (let at = i + 2; at <= i + 6 && at < tokens.length; at++) {
        const token = tokens[at];
        if (
          token === undefined ||
          token.kind === 'mark' ||
          stops.has(token.lower) ||
          canBe(token, tag.past) ||
          is(token, tag.verbS | tag.modal | tag.base)
        )
          return;
        // `In the last year`, `this last year`: a stretch of time that reaches up to now.
        const isStretch = ['the', 'this', 'these', 'over'].includes(tokens[at - 1]?.lower ?? '');
        const isLast = token.lower === 'last' && lasts.has(tokens[at + 1]?.lower ?? '') && !isStretch;
        const isAgo = token.lower === 'ago' && is(tokens[at - 2], tag.number | tag.determiner);
        if (!isLast && !isAgo && token.lower !== 'yesterday') continue;
        const after = tokens[isLast ? at + 2 : at + 1];
        if (after?.lower === "'s" || after?.text === "'") return;
        const base = baseOf(lexicon, verb);
        if (base === undefined) return;
        const fix = pastForm(base);
        findings.push({
          from: i,
          to: i + 1,
          message: `A finished time takes the past form: "${fix}".`,
          suggestions: [auxiliary.spaced ? fix : ` ${fix}`],
        });
        return;
      }
    });
    return findings;
  },
};

/** Words after which the time belongs to something else. */
const stops = new Set([
  'since',
  'than',
  'with',
  'from',
  'that',
  'who',
  'which',
  'as',
  'like',
  'compared',
  'until',
  'and',
  'but',
]);

export const examples: RuleExamples = {
  wrong: [
    ['I have seen him yesterday.', 'I saw him yesterday.'],
    ['They have moved here two years ago.', 'They moved here two years ago.'],
    ['She has left the company last year.', 'She left the company last year.'],
  ],
  right: [
    'You might have seen it last week.',
    'I have seen him since yesterday.',
    'I have known him since last year.',
    'The man we have met left yesterday.',
    'They have long ago left.',
    "I have read yesterday's paper.",
    'It has grown compared with last year.',
    'Prices have doubled in the last year.',
    'We have made real progress this last year.',
    'What has happened is that he left last year.',
    'He has to leave, as he said last week.',
  ],
};
