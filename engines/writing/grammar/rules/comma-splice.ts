import { canBe, is, skipAdverbs, likeCase } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const subjects = new Set(['i', 'he', 'she', 'it', 'they', 'we', 'this', 'these']);
const persons = new Set(['i', 'he', 'she', 'it', 'they', 'we']);
const owners = new Set(['the', 'my', 'his', 'her', 'our', 'their']);
const finite = tag.verbS | tag.past | tag.modal;
const tellers = new Set(
  'say says said think thinks thought believe believes believed ask asks asked know knows know suppose guess hope seems mean means argue argues argued feel feels claim claims'.split(
    ' ',
  ),
);
/** Words that tie a clause to another one; with any of them the comma may be right. */
const ties = new Set(
  'because if when although though while whereas unless since until as after before that who whom which whose what where why how once whether and but or nor so yet for not only either neither both however therefore the more whatever whoever whenever wherever let'.split(
    ' ',
  ),
);

/** Two whole sentences with only a comma between them. */
export const commaSplice: GrammarRule = {
  id: 'comma-splice',
  severity: 'MODERATE',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((comma, i) => {
      if (comma.text !== ',') return;
      const next = tokens[i + 1];
      const before = tokens.slice(0, i);
      if (next?.lower === 'however' && isSubject(i + 2) && before.length > 2 && isClause(before)) {
        findings.push({
          from: i,
          to: i + 1,
          message: '"however" begins a new sentence, or follows a semicolon.',
          suggestions: ['; however,'],
        });
        return;
      }
      const commas = tokens.filter(({ text }) => text === ',').length;
      if (commas !== 1 || next === undefined || !isSubject(i + 1) || !isClause(before)) return;
      if (
        before.some(({ lower }) => ties.has(lower)) ||
        tokens.some(({ text }) => text === '"' || text === '?' || text === ';' || text === ':')
      )
        return;
      const verb = tokens[skipAdverbs(tokens, i + 2)];
      if (verb !== undefined && (tellers.has(verb.lower) || i + 4 > tokens.length - 1)) return;
      const fixed = next.text === 'I' ? 'I' : next.text.charAt(0).toUpperCase() + next.text.slice(1);
      findings.push({
        from: i,
        to: i + 1,
        message:
          'A comma alone does not join two sentences. Use a full stop, a semicolon, or a word like "and".',
        suggestions: [`. ${fixed}`, `; ${likeCase(next.lower, undefined)}`],
      });
    });
    return findings;

    function isSubject(at: number): boolean {
      const subject = tokens[at];
      if (owners.has(subject?.lower ?? '')) return isNounSubject(at);
      const verb = tokens[skipAdverbs(tokens, at + 1)];
      if (subject === undefined || !subjects.has(subject.lower) || verb === undefined) return false;
      return (
        is(verb, finite) ||
        (is(verb, tag.base) && !canBe(verb, tag.noun)) ||
        verb.lower === 'are' ||
        verb.lower === 'have'
      );
    }

    /** `it was late, the shops were closed`: only after a clause that begins with a person or `it`. */
    function isNounSubject(at: number): boolean {
      const verb = tokens[at + 2];
      return (
        persons.has(tokens[0]?.lower ?? '') &&
        !tokens.slice(0, at).some(({ lower }) => tellers.has(lower)) &&
        is(tokens[at + 1], tag.noun | tag.nouns) &&
        ['is', 'was', 'are', 'were', 'has', 'had', 'did', 'does'].includes(verb?.lower ?? '')
      );
    }
  },
};

/** Begins with its own subject and has a finite verb early. */
function isClause(tokens: Parameters<typeof skipAdverbs>[0]): boolean {
  const first = tokens[0];
  if (
    first === undefined ||
    !is(
      first,
      tag.pronoun |
        tag.determiner |
        tag.possessive |
        tag.noun |
        tag.nouns |
        tag.name |
        tag.existential |
        tag.adjective,
    )
  )
    return false;
  if (canBe(first, tag.preposition | tag.base) && !is(first, tag.pronoun | tag.determiner)) return false;
  return tokens
    .slice(1, 6)
    .some(
      (token) => is(token, finite) || ['are', 'have', 'do', 'like', 'need', 'want'].includes(token.lower),
    );
}

export const examples: RuleExamples = {
  wrong: [
    ['Football is my hobby, it is very popular.', 'Football is my hobby. It is very popular.'],
    ['We have many cars, they make a noise.', 'We have many cars. They make a noise.'],
    ['It was late, the shops were closed.', 'It was late. The shops were closed.'],
    ['I like books, however it takes time.', 'I like books; however, it takes time.'],
  ],
  right: [
    'When it rains, it is cold.',
    'He left, the door open.',
    'I believe, the plan was good.',
    'It is cold, and it rains.',
    'The cost, however, is high.',
    'It is good, they say.',
    'In my view, it is good.',
    'It is good, is it not?',
    'However hard it is, they try.',
    'To win, we have to run.',
    'The harder it is, the more we learn.',
    'Had I known, I would have left.',
    'They met, talked and left.',
    'If so, it is good.',
    'Most of it is gone, I fear.',
  ],
};
