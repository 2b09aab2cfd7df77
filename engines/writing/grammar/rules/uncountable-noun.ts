import { canBe, is, skipAdjectives } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples, RuleSentence } from '#engines/writing/grammar/rule.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import {
  afterPreposition,
  alsoRight,
  noArticle,
  noNumber,
  told,
  wrongPlurals,
} from '#engines/writing/grammar/uncountable-nouns.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

type Tokens = readonly TaggedToken[];
const articles = new Set(['a', 'an']);
const singles = new Map([
  ['every', 'every piece of'],
  ['each', 'each piece of'],
  ['another', 'another piece of'],
  ['one', 'one piece of'],
]);
const many = new Map([
  ['many', 'much'],
  ['several', 'some'],
  ['various', 'some'],
  ['numerous', 'much'],
  ['these', 'this'],
  ['those', 'that'],
  ['few', 'little'],
]);
const numbers = new Set('two three four five six seven eight nine ten eleven twelve twenty'.split(' '));
/** After these a feeling is told apart: `a certain courage`. */
const kinds = new Set([
  'certain',
  'little',
  'different',
  'new',
  'particular',
  'rare',
  'special',
  'kind',
  'quiet',
  'deep',
  'strange',
]);
/** Kinds of work that are jobs: `a well-paid work`. */
const jobs = new Set(
  'well-paid part-time full-time good hard new interesting easy difficult better stable permanent temporary paid dangerous boring decent suitable'.split(
    ' ',
  ),
);

/** `find a work` */
const seekers = /^(?:find|found|finds|finding|get|got|gets|getting)$/u;

/** information, advice and the like are not counted: no `a`, no `many`, no plural. */
export const uncountableNoun: GrammarRule = {
  id: 'uncountable-noun',
  severity: 'MODERATE',
  find(sentence) {
    return sentence.tokens.flatMap((_, i) => findingAt(sentence, i) ?? []);
  },
};

function findingAt({ tokens, lexicon }: RuleSentence, i: number): Finding | undefined {
  const quantifier = tokens[i];
  if (quantifier === undefined) return undefined;
  const lower = quantifier.lower;
  const isNumber = numbers.has(lower) || /^\d{1,3}$/u.test(lower);
  if (!articles.has(lower) && !singles.has(lower) && !many.has(lower) && !isNumber)
    return pluralAt(tokens, i);
  if (lower === 'one' && tokens[i - 1]?.lower === 'than') return undefined;
  if (tokens[i + 1]?.text === '-' || tokens[i - 1]?.text === '-') return undefined;
  const at = skipAdjectives(tokens, i + 1);
  const noun = tokens[at];
  if (noun === undefined || noun.text !== noun.lower || goesOn(tokens, at)) return undefined;
  const text = (from: number): string =>
    tokens
      .slice(from, at + 1)
      .map((token) => token.text)
      .join(' ');
  const singular = wrongPlurals.get(noun.lower);
  if (articles.has(lower)) {
    if (!noArticle.has(noun.lower) && !isJob(tokens, i, at)) return undefined;
    if (afterPreposition.has(noun.lower) && !(at === i + 1 && is(tokens[i - 1], tag.preposition)))
      return undefined;
    if (told.has(noun.lower) && isTold(tokens, i, at)) return undefined;
    const rest = text(i + 1);
    return {
      from: i,
      to: at,
      message: `"${noun.lower}" is not counted, so it takes no "${lower}".`,
      suggestions: [capitalised(rest, quantifier), capitalised(`some ${rest}`, quantifier)],
    };
  }
  const counted = singular ?? noun.lower;
  if (!noNumber.has(counted)) return undefined;
  const isKnown = singular === undefined || lexicon.find(noun.lower) !== undefined;
  const rest =
    singular === undefined
      ? text(i + 1)
      : [
          text(i + 1)
            .split(' ')
            .slice(0, -1)
            .join(' '),
          counted,
        ]
          .join(' ')
          .trim();
  const fix = many.get(lower);
  // A plural that no dictionary has is a misspelling too: two flags in one place would hide each other.
  if (fix !== undefined && (!isKnown || singular === undefined))
    return {
      from: i,
      to: i,
      message: `"${counted}" is not counted: "${fix} ${counted}".`,
      suggestions: [capitalised(fix, quantifier)],
    };
  const all =
    fix !== undefined
      ? `${fix} ${rest}`
      : isNumber
        ? `${quantifier.text} pieces of ${rest}`
        : `${singles.get(lower) ?? ''} ${rest}`;
  if (singles.has(lower) && singular !== undefined) return undefined;
  return {
    from: i,
    to: isKnown ? at : i,
    message: `"${counted}" is not counted: it has no plural and no number.`,
    suggestions: [
      isKnown ? capitalised(all, quantifier) : capitalised(isNumber ? 'some' : (fix ?? 'some'), quantifier),
    ],
  };
}

/** A compound or a fixed sense: `an advice column`, `a wealth of ideas`, `two news stories`. */
function goesOn(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  if (next.text === '-' || next.lower === "'s" || next.text === "'") return true;
  if (['and', 'or'].includes(next.lower))
    return !is(tokens[at + 2], tag.determiner | tag.possessive | tag.number | tag.pronoun);
  if (['today', 'tonight', 'yesterday', 'tomorrow'].includes(next.lower)) return false;
  if (is(next, tag.verbS | tag.preposition | tag.adverb)) return false;
  return canBe(next, tag.noun | tag.nouns) || ['mine', 'forecast'].includes(next.lower);
}

const isTold = (tokens: Tokens, from: number, at: number): boolean =>
  (['that', 'which', 'of', 'i', 'we', 'he', 'she', 'they'].includes(tokens[at + 1]?.lower ?? '') &&
    !/^(?:is|was)$/u.test(tokens[from - 1]?.lower ?? '')) ||
  // `They reached an accommodation with Japan.`
  (tokens[at]?.lower === 'accommodation' && tokens[at + 1]?.lower === 'with') ||
  tokens.slice(from + 1, at).some(({ lower }) => kinds.has(lower));

const isJob = (tokens: Tokens, from: number, at: number): boolean =>
  tokens[at]?.lower === 'work' &&
  tokens[at + 1]?.lower !== 'of' &&
  (tokens.slice(from + 1, at).some(({ lower }) => jobs.has(lower)) ||
    (at === from + 1 && seekers.test(tokens[from - 1]?.lower ?? '')));

/** `the informations`, `some advices`: a plural that is always wrong. */
function pluralAt(tokens: Tokens, i: number): Finding | undefined {
  const noun = tokens[i];
  const singular = wrongPlurals.get(noun?.lower ?? '');
  if (noun === undefined || singular === undefined || !is(noun, tag.nouns)) return undefined;
  const isMuch =
    tokens[i - 1]?.lower === 'of' && ['lot', 'lots', 'plenty'].includes(tokens[i - 2]?.lower ?? '');
  const isSome =
    ['no', 'any', 'some', 'much', 'enough'].includes(tokens[i - 1]?.lower ?? '') &&
    !['damages', 'travels', 'breads', 'permissions'].includes(noun.lower);
  if (!isMuch && !isSome && (alsoRight.has(noun.lower) || canBe(noun, tag.verbS))) return undefined;
  return {
    from: i,
    to: i,
    message: `"${singular}" is not counted: it has no plural.`,
    suggestions: [capitalised(singular, noun)],
  };
}

const capitalised = (text: string, model: TaggedToken): string =>
  /^\p{Lu}/u.test(model.text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

export const examples: RuleExamples = {
  wrong: [
    ['He gave me an advice.', 'He gave me advice.'],
    ['There is many information online.', 'There is much information online.'],
    ['We need an equipment for it.', 'We need equipment for it.'],
    ['I have many homework today.', 'I have much homework today.'],
    ['It was a beautiful music.', 'It was beautiful music.'],
    ['I heard two sad news about him.', 'I heard two pieces of sad news about him.'],
    ['Every luggage must have a label.', 'Every piece of luggage must have a label.'],
    ['She found a well-paid work here.', 'She found well-paid work here.'],
    ['They found two evidences in the garden.', 'They found two pieces of evidence in the garden.'],
    ['It caused many damages to the roof.', 'It caused much damage to the roof.'],
  ],
  right: [
    'He gave me advice.',
    'An information desk is there.',
    'A traffic jam.',
    'A deep knowledge of art helps.',
    'Many traffic lights are red.',
    'Several equipment makers left.',
    'An advice column.',
    'There is a poverty of ideas.',
    'It takes a patience that few people have.',
    'It takes a certain courage to speak.',
    'We heard a good weather forecast.',
    'A work of art hangs here.',
    'She researches the brain.',
    'He paid damages to the owner.',
    'One news story shocked us.',
  ],
};
