import { participleForm } from '#domain/morphology/inflect.ts';
import { bareTimeAt } from '#engines/writing/grammar/clauses/describing-phrase.ts';
import { canBe, is, isOnly, skipAdverbs } from '#engines/writing/grammar/look.ts';
import { uncountable } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

type Tokens = readonly TaggedToken[];
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const be = words("is are was were am been being be 're 'm");
const have = words("has have had 've");
/** What a person feels or is, as a participle: `I am interested in it`. */
const feelings = words(
  'interest tire surprise bore excite shock confuse disappoint frustrate satisfy annoy embarrass relax exhaust amaze frighten scare please depress concern impress worry stress marry engage fascinate delight motivate prepare qualify experience',
);
const degree = words('very too so quite really extremely rather more most deeply pretty completely totally');
const feelingLinks = words('in by at about with of to that when because after and but for');
/** Nouns that are hardly ever what something is, but often what is done to it. */
const processes = words(
  'use repair name cook finish schedule wrap lock clean wash locate produce raise fill block pack arrest rescue award attack sign guard',
);
const places = words(
  'by in on at with within from for to as into near after before during under without near twice once every',
);
const changes = words('increase decrease change drop double decline');
const done = words('already just never ever recently finally yet');
const openers = words('the a an my his her our their its your');
/** A clause that says what a thing is has a plain verb or a noun after `be`: `what he did was produce films`. */
const clefts = words(
  'what all do does did aim goal plan job idea thing task way key problem reason result answer subject there here topic focus export product purpose function advantage step question issue main',
);
/** Verbs that have no passive are left to another rule. */
const noPassive = words(
  'agree depend consist exist happen believe think want appear seem belong disagree become live go come know work stay',
);

/** has paid (not has pay), was raised by, is interested in: a participle that lost its ending. */
export const participleEnding: GrammarRule = {
  id: 'participle-ending',
  severity: 'CRITICAL',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((auxiliary, i) => {
      const isBe = be.has(auxiliary.lower) && !is(auxiliary, tag.possessive);
      if (!isBe && !have.has(auxiliary.lower)) return;
      const at = skipAdverbs(tokens, i + 1);
      const verb = tokens[at];
      if (verb === undefined || verb.kind !== 'word' || verb.text !== verb.lower || !canBe(verb, tag.base))
        return;
      if (canBe(verb, tag.past | tag.participle | tag.verbS | tag.adverb | tag.preposition)) return;
      const fix = participleForm(verb.lower);
      if (tokens[i + 1]?.lower === 'better' || /(?:set|cast)$/u.test(verb.lower)) return;
      if (fix === verb.lower || ['be', 'have', 'do', 'are', 'am'].includes(verb.lower)) return;
      if (!hasSubject(tokens, i) || !(isBe ? isPassive(tokens, i, at) : isPerfect(tokens, i, at))) return;
      findings.push({
        from: at,
        to: at,
        message: `After "${auxiliary.lower}" the verb has its third form: "${fix}".`,
        suggestions: [fix],
      });
    });
    return findings;
  },
};

/** A noun, a person or a modal stands before, and the clause does not say what something is. */
function hasSubject(tokens: Tokens, i: number): boolean {
  let back = i - 1;
  while (is(tokens[back], tag.adverb)) back -= 1;
  const before = tokens[back];
  if (
    !is(before, tag.noun | tag.nouns | tag.name | tag.pronoun | tag.modal) &&
    !have.has(before?.lower ?? '') &&
    !be.has(before?.lower ?? '')
  )
    return false;
  return !tokens.slice(Math.max(0, back - 6), i).some(({ lower }) => clefts.has(lower));
}

function isPassive(tokens: Tokens, i: number, at: number): boolean {
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (verb === undefined || next === undefined) return false;
  const isThing = !['it', 'this', 'that'].includes(tokens[i - 1]?.lower ?? '');
  const isVery = at > i + 1 && degree.has(tokens[at - 1]?.lower ?? '');
  if (feelings.has(verb.lower) && !canBe(verb, tag.adjective)) {
    if (isVery && !is(next, tag.noun | tag.nouns)) return true;
    return at === i + 1 && feelingLinks.has(next.lower) && isThing && verb.lower !== 'experience';
  }
  if (canBe(verb, tag.adjective) || noPassive.has(verb.lower)) return false;
  if (next.lower === 'by' && tokens[at + 2]?.lower !== 'no') return true;
  if (bareTimeAt(tokens, at + 1) > 0 || next.lower === 'yesterday')
    return isThing && !uncountable.has(verb.lower) && !['work', 'help'].includes(verb.lower);
  if (!places.has(next.lower) && !(next.kind === 'mark' && isOnly(verb, tag.base))) return false;
  return isOnly(verb, tag.base) || (processes.has(verb.lower) && isThing);
}

function isPerfect(tokens: Tokens, i: number, at: number): boolean {
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (verb === undefined || canBe(verb, tag.adjective) || is(tokens[i - 1], tag.modal)) return false;
  if (changes.has(verb.lower) && at === i + 1 && ['by', 'since', 'from'].includes(next?.lower ?? ''))
    return true;
  if (openers.has(next?.lower ?? '')) return true;
  return (
    at > i + 1 &&
    done.has(tokens[at - 1]?.lower ?? '') &&
    is(next, tag.preposition | tag.punctuation | tag.determiner | tag.possessive | tag.to)
  );
}

export const examples: RuleExamples = {
  wrong: [
    ['Prices have increase by a third.', 'Prices have increased by a third.'],
    ['She was raise by her aunt.', 'She was raised by her aunt.'],
    ['Most of this cheese is produce on small farms.', 'Most of this cheese is produced on small farms.'],
    ['My laptop was repair within two days.', 'My laptop was repaired within two days.'],
    ['He has already pay the bill.', 'He has already paid the bill.'],
    ['I am very interest in history.', 'I am very interested in history.'],
    ['The children were too tire to walk.', 'The children were too tired to walk.'],
    ['We have visit the museum.', 'We have visited the museum.'],
  ],
  right: [
    'We have work to do.',
    'They have help every day.',
    'What he did was produce films.',
    'The aim is use by all.',
    'It is use that counts.',
    'There is interest in it.',
    'She has control of it.',
    'All they have done is repair in time.',
    'He is very well.',
    'It was shock at the news that made him cry.',
  ],
};
