import { irregularVerbs } from '#domain/morphology/irregular-verbs.ts';
import { startsClause } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const pasts = new Map(
  irregularVerbs
    .filter(({ past, participle, base }) => past !== participle && participle !== base)
    .map(({ past, participle }) => [participle, past]),
);
const persons = new Set(['i', 'he', 'she', 'it', 'we', 'they']);

/** I saw it, it began: the third form of a verb does not stand alone. */
export const participleAlone: GrammarRule = {
  id: 'participle-alone',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((subject, i) => {
      const verb = tokens[i + 1];
      if (verb === undefined || !persons.has(subject.lower) || !startsClause(tokens, i)) return;
      const past = pasts.get(verb.lower);
      if (past === undefined || verb.lower === 'been') return;
      findings.push({
        from: i + 1,
        to: i + 1,
        message: `Alone stands "${past}"; "${verb.lower}" needs "have" or "be".`,
        suggestions: [past],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['I seen him there.', 'I saw him there.'],
    ['We left when it begun to rain.', 'We left when it began to rain.'],
    ['They gone home.', 'They went home.'],
  ],
  right: [
    'I have seen him.',
    'Had it begun earlier, we would know.',
    'Never has he taken it.',
    "I'd seen him.",
    'He ran when it was broken.',
    'It is known.',
  ],
};
