import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, textOf } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const openings =
  'however|moreover|furthermore|nevertheless|nonetheless|consequently|firstly|secondly|thirdly|in addition|in conclusion|to conclude|to sum up|for example|for instance|on the other hand|on the one hand|first of all|as a result|in other words|in my opinion|in my view|in contrast'
    .split('|')
    .map((text) => text.split(' '));
const conditions = new Set(['if', 'when', 'although', 'because', 'unless']);
const pronouns = new Set(['i', 'we', 'they', 'he', 'she', 'you', 'it']);

/** A comma after an introductory word or phrase, and between an if-clause and what follows it. */
export const introductoryComma: GrammarRule = {
  id: 'introductory-comma',
  severity: 'MINOR',
  find({ tokens }) {
    const findings: Finding[] = [];
    const phrase = openings.find((words) => words.every((word, k) => tokens[k]?.lower === word));
    if (phrase !== undefined) {
      const next = tokens[phrase.length];
      const last = tokens[phrase.length - 1];
      const opens =
        is(next, tag.pronoun | tag.determiner | tag.possessive | tag.existential) &&
        next?.lower !== 'that' &&
        next?.lower !== 'much' &&
        next?.lower !== 'many';
      const isConcession = last?.lower === 'however' && tokens.slice(2, 9).some(({ text }) => text === ',');
      if (opens && !isConcession && next?.kind === 'word' && last !== undefined && next.text === next.lower) {
        findings.push({
          from: phrase.length - 1,
          to: phrase.length - 1,
          message: `A comma follows "${textOf(tokens, 0, phrase.length - 1)}".`,
          suggestions: [`${last.text},`],
        });
      }
    }
    const place = conditionEnd();
    const word = tokens[place];
    if (place > 0 && word !== undefined)
      findings.push({
        from: place,
        to: place,
        message: 'A comma parts this clause from the next one.',
        suggestions: [`${word.text},`],
      });
    return findings;

    /** Place of the word before `they should`, when the sentence begins with a condition and has no comma at all. */
    function conditionEnd(): number {
      if (!conditions.has(tokens[0]?.lower ?? '') || tokens.some(({ text }) => text === ',' || text === ';'))
        return -1;
      const at = tokens.findIndex(
        (token, i) => i > 4 && pronouns.has(token.lower) && is(tokens[i + 1], tag.modal),
      );
      const before = tokens[at - 1];
      if (
        at < 0 ||
        before === undefined ||
        before.kind !== 'word' ||
        !tokens.slice(1, at - 1).some((one) => is(one, tag.base | tag.verbS | tag.past))
      )
        return -1;
      // `the things they can do` is one phrase: a noun with a determiner before the pronoun may be meant so.
      const isPlainEnd =
        is(before, tag.adverb | tag.adjective | tag.comparative | tag.participle) &&
        !canBe(before, tag.noun | tag.nouns | tag.preposition | tag.conjunction);
      return isPlainEnd ? at - 1 : -1;
    }
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['However it is expensive.', 'However, it is expensive.'],
    ['In conclusion the plan is good.', 'In conclusion, the plan is good.'],
    ['For example they can work at home.', 'For example, they can work at home.'],
    [
      'If people want to live longer they should eat well.',
      'If people want to live longer, they should eat well.',
    ],
  ],
  right: [
    'However, it is expensive.',
    'However hard it is, we try.',
    'In addition to this, it is good.',
    'In conclusion of the talks they left.',
    'If I see the things they can do, I am glad.',
    'If so they will go.',
    'When the man they would see came, he left.',
    'I know if it rains we will stay.',
  ],
};
