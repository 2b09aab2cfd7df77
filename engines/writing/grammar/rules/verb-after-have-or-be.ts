import { baseOf, canBe, is, isOnly, skipAdverbs, startsClause } from '#engines/writing/grammar/look.ts';
import { ingForm, participleForm, pastForm, thirdPerson } from '#domain/morphology/inflect.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const have = new Set(['have', 'has', 'had', "'ve", 'having']);
const present = new Set(['am', 'is', 'are', "'m", "'re"]);
const past = new Set(['was', 'were']);
const nonFinite = new Set(['been', 'being', 'be']);
/** Verbs that have no passive, so that `is depend` is the active verb with one word too many. */
const noPassive = new Set(
  'agree depend consist exist happen believe think want appear seem belong disagree become live go come know'.split(
    ' ',
  ),
);

/** have gone (not have went), can be seen (not can be see), I agree (not I am agree). */
export const verbAfterHaveOrBe: GrammarRule = {
  id: 'verb-after-have-or-be',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((auxiliary, i) => {
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      if (
        verb === undefined ||
        verb.kind !== 'word' ||
        verb.lower.startsWith("'") ||
        verb.text !== verb.lower
      )
        return;
      if (have.has(auxiliary.lower)) {
        if (tokens[i + 1]?.lower === 'better' || tokens[i - 1]?.lower === 'what') return;
        const isPastOnly = isOnly(verb, tag.past);
        const isBaseOnly =
          isOnly(verb, tag.base) &&
          participleForm(verb.lower) !== verb.lower &&
          at > i &&
          isSubjectBefore(tokens, i);
        const isAfterModal =
          is(tokens[i - 1], tag.modal) || (tokens[i - 1]?.lower === 'not' && is(tokens[i - 2], tag.modal));
        const isPlainAfter =
          (isAfterModal || (isSubjectBefore(tokens, i) && is(tokens[i - 1], tag.pronoun))) &&
          (isOnly(verb, tag.base) ||
            (plainVerbs.has(verb.lower) && !is(tokens[at + 1], tag.noun | tag.nouns | tag.to))) &&
          participleForm(verb.lower) !== verb.lower;
        if (!isPastOnly && !isBaseOnly && !isPlainAfter) return;
        const base = baseOf(lexicon, verb);
        if (base === undefined || base === 'be') return;
        const fix = participleForm(base);
        if (fix !== verb.lower) findings.push(thirdForm(auxiliary, at, fix));
        return;
      }
      const isPassive =
        (auxiliary.lower === 'been' ||
          auxiliary.lower === 'being' ||
          ((past.has(auxiliary.lower) || ['is', 'are'].includes(auxiliary.lower)) &&
            isSubjectBefore(tokens, i))) &&
        isOnly(verb, tag.past) &&
        !['was', 'were', 'had', 'did'].includes(verb.lower);
      if (isPassive) {
        const base = baseOf(lexicon, verb);
        if (base !== undefined) findings.push(thirdForm(auxiliary, at, participleForm(base)));
        return;
      }
      if (
        !(isOnly(verb, tag.base) || isRestOrChange(verb, tokens[at + 1])) ||
        verb.lower === 'be' ||
        ['are', 'am', 'have', 'do'].includes(verb.lower)
      )
        return;
      if (
        nonFinite.has(auxiliary.lower) &&
        is(tokens[i - 1], tag.modal | tag.to | tag.base | tag.verbS | tag.past | tag.adverb) &&
        at === i + 1
      ) {
        const fix = participleForm(verb.lower);
        if (noPassive.has(verb.lower) && auxiliary.lower === 'be') {
          findings.push({
            from: i,
            to: at,
            message: `"${verb.lower}" is the verb here; it needs no "be" before it.`,
            suggestions: [verb.lower],
          });
          return;
        }
        if (fix !== verb.lower) findings.push(thirdForm(auxiliary, at, fix));
        return;
      }
      const isPast = past.has(auxiliary.lower);
      if ((!present.has(auxiliary.lower) && !isPast) || !isSubjectBefore(tokens, i)) return;
      if (at !== i + 1 && noPassive.has(verb.lower)) return;
      if (at !== i + 1 || !noPassive.has(verb.lower)) {
        if (isPseudoCleft(tokens, i)) return;
        const next = tokens[at + 1];
        if (/(?:set|ply)$/u.test(verb.lower)) return;
        const isGoingOn = lasting.has(verb.lower) || is(next, tag.determiner | tag.possessive);
        const forms = [participleForm(verb.lower), ingForm(verb.lower)];
        findings.push({
          from: at,
          to: at,
          message: `After "${auxiliary.lower}" the verb has -ing or its third form: "${forms.join('" or "')}".`,
          suggestions: isGoingOn ? forms.toReversed() : forms,
        });
        return;
      }
      const fix = isPast
        ? pastForm(verb.lower)
        : auxiliary.lower === 'is'
          ? thirdPerson(verb.lower)
          : verb.lower;
      const spaced = auxiliary.spaced ? fix : ` ${fix}`;
      findings.push({
        from: i,
        to: at,
        message: `"${verb.lower}" is the verb here; it needs no "${auxiliary.lower}" before it.`,
        suggestions: [spaced],
      });
    });
    return findings;
  },
};

const thirdForm = (auxiliary: TaggedToken, at: number, fix: string): Finding => ({
  from: at,
  to: at,
  message: `After "${auxiliary.lower}" the verb has its third form: "${fix}".`,
  suggestions: [fix],
});

/** Verbs that could be nouns, but hardly are after `would have` or `I have`. */
const plainVerbs = new Set(
  'stay finish visit die happen improve learn train win fail succeed arrive lose start move'.split(' '),
);
/** Verbs without an object: after `be` they have -ing. */
const lasting = new Set(
  'suffer wait sleep cry listen talk laugh stay travel arrive die fall happen grow sit stand rain try look work'.split(
    ' ',
  ),
);
const nounLike = new Set(['decrease', 'increase', 'sleep', 'stay']);
const isRestOrChange = (verb: TaggedToken, next: TaggedToken | undefined): boolean =>
  nounLike.has(verb.lower) && !is(next, tag.noun | tag.nouns);
const defined = new Set(
  'this that it aim goal plan job idea thing advice step rule trick answer option point task command charge mission duty role dream wish purpose choice responsibility work solution'.split(
    ' ',
  ),
);
/** `What I did was go`, `the aim was improve`: the verb after `be` says what something is. */
function isPseudoCleft(tokens: readonly TaggedToken[], i: number): boolean {
  const subject = tokens[i - 1]?.lower ?? '';
  return (
    tokens
      .slice(Math.max(0, i - 4), i)
      .some(({ lower }) => ['what', 'all', 'do', 'did', 'does'].includes(lower)) || defined.has(subject)
  );
}

/** The auxiliary is the verb of a plain clause: subject pronoun or short noun right before it. */
function isSubjectBefore(tokens: readonly TaggedToken[], i: number): boolean {
  const before = tokens[i - 1];
  if (before === undefined || before.kind !== 'word') return false;
  if (['i', 'you', 'he', 'she', 'it', 'they', 'we', 'this', 'that'].includes(before.lower))
    return startsClause(tokens, i - 1) || tokens[i - 2]?.lower === 'and';
  if (!is(before, tag.noun | tag.nouns)) return false;
  let start = i - 1;
  while (
    start > 0 &&
    i - start < 5 &&
    is(tokens[start - 1], tag.noun | tag.adjective | tag.possessive | tag.determiner)
  )
    start -= 1;
  return startsClause(tokens, start) && (start < i - 1 || !canBe(before, tag.base | tag.verbS));
}

export const examples: RuleExamples = {
  wrong: [
    ['He has went home.', 'He has gone home.'],
    ['They have saw the film.', 'They have seen the film.'],
    ['Prices have grew since 2010.', 'Prices have grown since 2010.'],
    ['It can be solve in many cities.', 'It can be solved in many cities.'],
    ['I am agree with this idea.', 'I agree with this idea.'],
    ['It is depend on the weather.', 'It depends on the weather.'],
    ['We have already discuss this.', 'We have already discussed this.'],
    ['It has been took away.', 'It has been taken away.'],
    ['I would have stay at home.', 'I would have stayed at home.'],
    ["The company's sales were decrease last year.", "The company's sales were decreased last year."],
    ['The match was not cancel.', 'The match was not cancelled.'],
    ['I was at home because he was suffer from fever.', 'I was at home because he was suffering from fever.'],
    ['She is write a letter.', 'She is writing a letter.'],
  ],
  right: [
    'He has gone home.',
    'They had better go.',
    'I have to go.',
    'The idea is famous.',
    'All you have to do is ask.',
    'What it is depends on us.',
    'They have become rich.',
    'He has put it away.',
    'The only thing to do is wait.',
    'The aim is to learn.',
    'They have run.',
    'What they do is become rich.',
    'All he can be is happy.',
    'His task is to go.',
    'What he did was improve it.',
    'They have start dates.',
    'I would have help.',
    'The goal is improve or leave.',
  ],
};
