import { baseOf, canBe, is, isWord } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const doForms = new Set(['do', 'does', 'did']);
const subjects = new Set(['you', 'he', 'she', 'it', 'they', 'we', 'i']);

/** After do, does and did in negations and questions stands the plain verb: did not go. */
export const verbAfterDo: GrammarRule = {
  id: 'verb-after-do',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((auxiliary, i) => {
      if (!doForms.has(auxiliary.lower)) return;
      const isNegated = tokens[i + 1]?.lower === 'not' || tokens[i + 1]?.lower === "n't";
      const isAsked =
        (i === 0 ||
          (i === 1 && is(tokens[0], tag.question)) ||
          (i === 2 && is(tokens[0], tag.question) && is(tokens[1], tag.noun | tag.adverb | tag.nouns))) &&
        subjects.has(tokens[i + 1]?.lower ?? '');
      if (!isNegated && !isAsked) return;
      let at = i + 2;
      if (
        isNegated &&
        is(tokens[at], tag.adverb) &&
        /ly$|^always$|^even$|^really$/u.test(tokens[at]?.lower ?? '')
      )
        at += 1;
      const verb = tokens[at];
      if (
        verb === undefined ||
        !isWord(verb) ||
        !canBe(verb, tag.verbS | tag.past | tag.ing) ||
        canBe(verb, tag.base | tag.noun | tag.adjective | tag.adverb | tag.modal)
      )
        return;
      const base = baseOf(lexicon, verb);
      if (base === undefined) return;
      findings.push({
        from: at,
        to: at,
        message: `After "${auxiliary.lower}${isNegated ? ' not' : ''}" the verb has its plain form: "${base}".`,
        suggestions: [base],
      });
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ["He doesn't likes tea.", "He doesn't like tea."],
    ['They did not went home.', 'They did not go home.'],
    ['Did you saw it?', 'Did you see it?'],
    ["I didn't knew him.", "I didn't know him."],
    ['People do not wants war.', 'People do not want war.'],
  ],
  right: [
    'He does not like tea.',
    'What he did not only surprised us.',
    'Did you see it?',
    'They did not put it there.',
    'Do it yourself.',
    'I do not, as I said, agree.',
    'What they did has helped.',
  ],
};
