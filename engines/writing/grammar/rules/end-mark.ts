import { is } from '#engines/writing/grammar/look.ts';
import type { GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** The last sentence of a text ends with a mark. */
export const endMark: GrammarRule = {
  id: 'end-mark',
  severity: 'MINOR',
  find({ tokens, isEnded, isLast }) {
    const last = tokens.at(-1);
    if (isEnded || !isLast || last === undefined || last.kind !== 'word' || tokens.length < 6) return [];
    if (!tokens.some((token) => is(token, tag.verbS | tag.past | tag.modal | tag.base))) return [];
    return [
      {
        from: tokens.length - 1,
        to: tokens.length - 1,
        message: 'The last sentence has no full stop.',
        suggestions: [`${last.text}.`],
      },
    ];
  },
};

export const examples: RuleExamples = {
  wrong: [['We went home because it was late', 'We went home because it was late.']],
  right: [
    'We went home because it was late.',
    'Yours sincerely, Anna',
    'He said: "We went home."',
    'Is it over yet?',
  ],
};
