import { is } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const openers = new Set(['because', 'although', 'if', 'when', 'since']);

/** It is important, because it is good: English sentences need a subject. */
export const missingSubject: GrammarRule = {
  id: 'missing-subject',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    const asks = tokens.at(-1)?.text === '?';
    tokens.forEach((token, i) => {
      if (token.lower !== 'is' || asks) return;
      const before = tokens[i - 1];
      const next = tokens[i + 1];
      const message = 'The verb needs a subject: "it is".';
      if (i === 0 && (is(next, tag.adverb | tag.adjective) || next?.lower === 'a'))
        findings.push({ from: 0, to: 0, message, suggestions: ['It is'] });
      else if (
        before !== undefined &&
        openers.has(before.lower) &&
        (before.lower !== 'when' || is(next, tag.adverb | tag.adjective)) &&
        is(next, tag.adverb | tag.adjective | tag.determiner)
      ) {
        if (before.lower === 'since' && i < 2) return;
        findings.push({ from: i, to: i, message, suggestions: ['it is'] });
      } else if (
        i === 3 &&
        before?.lower === 'opinion' &&
        tokens[0]?.lower === 'in' &&
        is(next, tag.determiner | tag.adjective | tag.adverb)
      ) {
        findings.push({ from: i, to: i, message, suggestions: ['it is'] });
      }
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['Is very important to learn.', 'It is very important to learn.'],
    ['We walk because is healthy.', 'We walk because it is healthy.'],
    ['In my opinion is a good idea.', 'In my opinion it is a good idea.'],
  ],
  right: [
    'Is it important to learn?',
    'Is very cold water good?',
    'We walk because it is healthy.',
    'In my opinion it is good.',
    'Who knows why?',
    'When is the best time?',
    'The reason since given is odd.',
  ],
};
