import { canBe, isOnly, is } from '#engines/writing/grammar/look.ts';
import { ingForm } from '#domain/morphology/inflect.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const prepositions = new Set([
  'of',
  'for',
  'by',
  'without',
  'about',
  'from',
  'instead',
  'in',
  'at',
  'on',
  'with',
  'despite',
  'besides',
]);

/** After a preposition a verb takes -ing: by using, without knowing. */
export const verbAfterPreposition: GrammarRule = {
  id: 'verb-after-preposition',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((token, i) => {
      const verb = tokens[i + 1];
      if (
        !prepositions.has(token.lower) ||
        !is(token, tag.preposition) ||
        verb === undefined ||
        verb.kind !== 'word'
      )
        return;
      if (
        verb.text !== verb.lower ||
        !isVerbOnly(verb) ||
        verb.lower === 'be' ||
        verb.lower === 'want' ||
        verb.lower.startsWith("'") ||
        verb.lower === 'are'
      )
        return;
      // `the people I work with agree`: the preposition belongs to a relative clause before.
      if (
        tokens.slice(0, i).some(({ tag: one }) => (one & (tag.base | tag.verbS | tag.past)) !== 0) &&
        !is(
          tokens[i + 2],
          tag.determiner | tag.possessive | tag.noun | tag.nouns | tag.adjective | tag.adverb | tag.pronoun,
        )
      )
        return;
      // `at compile time`: before a noun the word may be part of a compound.
      if (is(tokens[i + 2], tag.noun | tag.nouns) && !neverNames.has(verb.lower)) return;
      if (hasRelative(tokens.slice(0, i))) return;
      // `They study for get a job`: a purpose; `good for get`, `thank you for help` are not.
      const before = tokens[i - 1];
      if (
        token.lower === 'for' &&
        before !== undefined &&
        is(before, tag.noun | tag.nouns | tag.base | tag.past | tag.verbS) &&
        !noPurpose.has(before.lower)
      ) {
        const message = `A purpose is said with "to": "to ${verb.lower}".`;
        findings.push({
          from: i,
          to: i + 1,
          message,
          suggestions: [`to ${verb.lower}`, `for ${ingForm(verb.lower)}`],
        });
        return;
      }
      const fix = ingForm(verb.lower);
      findings.push({
        from: i + 1,
        to: i + 1,
        message: `After "${token.lower}" a verb takes -ing: "${fix}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

const noPurpose = new Set(
  'reason reasons thanks responsibility money time advice way machine blame apologise sorry praise punishment skill skills method'.split(
    ' ',
  ),
);
const isVerbOnly = (verb: Parameters<typeof isOnly>[0]): boolean =>
  (isOnly(verb, tag.base | tag.participle) && canBe(verb, tag.base)) || sayLike.has(verb?.lower ?? '');
/** Verbs that are nouns only in set phrases (have a say, a good cry). */
const sayLike = new Set(['say', 'make', 'go', 'give', 'take', 'tell', 'know', 'get', 'keep', 'meet', 'lose']);

/** Verbs that do not stand before a noun as its first part. */
const neverNames = new Set(
  'say tell know learn improve become achieve reduce provide develop protect solve choose create get make give take keep meet lose teach buy eat write spend earn find understand produce prevent avoid receive bring sell'.split(
    ' ',
  ),
);

/** `the people I work with`, `what we talk about`: two subjects before the preposition. */
function hasRelative(
  before: readonly { readonly lower: string; readonly tag: number; readonly could: number }[],
): boolean {
  const last = before.slice(-4);
  return (
    last.some(({ lower }) => ['what', 'who', 'which', 'that', 'whom', 'where', 'how'].includes(lower)) ||
    last.some(({ lower }, k) => ['i', 'we', 'you', 'they', 'he', 'she'].includes(lower) && k > 0)
  );
}

export const examples: RuleExamples = {
  wrong: [
    ['They go to the city for get a job.', 'They go to the city to get a job.'],
    ['He left without say goodbye.', 'He left without saying goodbye.'],
    ['The importance of learn languages is clear.', 'The importance of learning languages is clear.'],
    ['They save money by become members.', 'They save money by becoming members.'],
    ['It is good for improve our health.', 'It is good for improving our health.'],
  ],
  right: [
    'He left without saying goodbye.',
    'The importance of sleep is clear.',
    'This is what it is made of.',
    'The place they come from seems far.',
    'All they talk about is money.',
    'The things we care about include health.',
    'The people I work with agree.',
    'He did it by hand.',
    'Come in and see.',
  ],
};
