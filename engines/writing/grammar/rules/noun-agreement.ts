import { pastForm } from '#domain/morphology/inflect.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { isOnlyVerb, isVerbOfSentence } from '#engines/writing/grammar/lone-verb.ts';
import {
  agreeing,
  canBe,
  is,
  isOnly,
  skipAdjectives,
  skipAdverbs,
  startsClause,
} from '#engines/writing/grammar/look.ts';
import { collective, singularInS } from '#engines/writing/grammar/nouns.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

const one = new Set([
  'a',
  'an',
  'the',
  'this',
  'that',
  'each',
  'every',
  'another',
  'my',
  'our',
  'your',
  'their',
  'his',
  'her',
  'its',
]);
const many = new Set([
  'the',
  'these',
  'those',
  'many',
  'several',
  'few',
  'some',
  'most',
  'all',
  'both',
  'my',
  'our',
  'your',
  'their',
  'his',
  'her',
  'its',
  'other',
  'such',
  'various',
]);
/** `how many cars is he buying`, `I wish the doors were`: another subject, or no fact. */
const asks = new Set(['how', 'what', 'though', 'wish', 'whose']);
const clearPlural = new Set(['are', 'have', 'do']);
const clearSingular = new Set(['is', 'has', 'was', 'does']);
const thinkers = new Set(['think', 'thinks', 'believe', 'believes', 'hope', 'guess', 'suppose']);
const goesOn =
  tag.determiner |
  tag.possessive |
  tag.preposition |
  tag.to |
  tag.adverb |
  tag.pronoun |
  tag.adjective |
  tag.participle |
  tag.punctuation;

/** The verb has to agree with a short noun subject at the beginning of a clause. */
export const nounAgreement: GrammarRule = {
  id: 'noun-agreement',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((first, i) => {
      const isThought =
        i > 1 && thinkers.has(tokens[i - 1]?.lower ?? '') && is(first, tag.nouns | tag.determiner);
      if (first.kind !== 'word' || !(startsClause(tokens, i) || isThought)) return;
      const opens = one.has(first.lower) || many.has(first.lower);
      const isDescribed =
        is(first, tag.adjective) && !canBe(first, tag.ing | tag.participle) && is(tokens[i + 1], tag.nouns);
      if (
        !opens &&
        !isDescribed &&
        (!is(first, tag.noun | tag.nouns) || canBe(first, tag.ing) || /^[A-Z]{2,}$/u.test(first.text))
      )
        return;
      const owner = skipCompound(tokens, opens || isDescribed ? skipAdjectives(tokens, i + 1) : i);
      const isOwner = opens && tokens[owner + 1]?.lower === "'s" && is(tokens[owner + 2], tag.nouns);
      const head = isOwner ? owner + 2 : owner;
      const noun = tokens[head];
      if (noun === undefined || noun.kind !== 'word' || (/^\p{Lu}/u.test(noun.text) && head > i)) return;
      if (head > i + 1 && /^\p{Lu}/u.test(tokens[head - 1]?.text ?? '')) return;
      const at = skipAdverbs(tokens, head + 1);
      if (
        tokens.slice(Math.max(0, i - 3), at).some(({ lower }) => asks.has(lower)) ||
        (tokens[i - 1]?.lower === 'if' && (tokens[i - 2]?.lower === 'as' || tokens[at]?.lower === 'be')) ||
        tokens[at]?.lower === 'were'
      )
        return;
      const verb = tokens[at];
      if (verb === undefined || (at > head + 1 && tokens[head + 1]?.kind === 'mark')) return;
      const subject: Subject = { opener: opens ? first.lower : null, noun, head, verb, at };
      const isSingular = (opens || head === i) && isWrongForOne(tokens, subject);
      const isPlural = !isSingular && isWrongForMany(tokens, subject);
      if (!isSingular && !isPlural) return;
      const fix = agreeing(lexicon, verb, isSingular);
      if (fix === undefined || fix === verb.lower) return;
      const message = isSingular
        ? `"${noun.lower}" is one thing or person, so the verb is "${fix}".`
        : `"${noun.lower}" is more than one, so the verb is "${fix}".`;
      findings.push({ from: at, to: at, message, suggestions: [fix] });
    });
    return findings;
  },
};

const isClearVerb = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (clearPlural.has(token.lower) || clearSingular.has(token.lower));

/** The last noun of a compound (the unemployment rate), unless the second could be the verb. */
function skipCompound(tokens: readonly TaggedToken[], i: number): number {
  let at = i;
  while (
    is(tokens[at], tag.noun) &&
    is(tokens[at + 1], tag.noun | tag.nouns) &&
    (!canBe(tokens[at + 1], tag.base | tag.verbS) || isClearVerb(tokens[at + 2])) &&
    !canBe(tokens[at + 1], tag.adverb)
  )
    at += 1;
  return at;
}

/** A noun with the verb that follows it, and their places. */
interface Subject {
  /** The determiner or the like that it begins with; `null` for a bare noun. */
  readonly opener: string | null;
  readonly noun: TaggedToken;
  readonly head: number;
  readonly verb: TaggedToken;
  readonly at: number;
}

function isWrongForOne(tokens: readonly TaggedToken[], { opener, noun, head, verb, at }: Subject): boolean {
  if (!is(noun, tag.noun) || canBe(noun, tag.nouns | tag.ing) || collective.has(noun.lower)) return false;
  if (opener === null ? !bareSubjects.has(noun.lower) : !one.has(opener)) return false;
  if (clearPlural.has(verb.lower))
    return verb.lower !== 'do' || tokens[at + 1]?.lower === "n't" || tokens[at + 1]?.lower === 'not';
  if (
    at === head + 1 &&
    canBe(verb, tag.base) &&
    isOnly(verb, tag.base | tag.noun) &&
    ['us', 'them', 'me', 'him'].includes(tokens[at + 1]?.lower ?? '')
  )
    return true;
  if (at > head + 1 && isOnly(verb, tag.base) && is(verb, tag.base))
    return is(tokens[at + 1], goesOn | tag.noun | tag.nouns);
  if (at !== head + 1 || verb.lower === 'be') return false;
  if (
    canBe(verb, tag.base) &&
    is(verb, tag.noun | tag.base) &&
    ((opener !== null && isOnlyVerb(tokens, head, at)) || isVerbOfSentence(tokens, at))
  )
    return (
      pastForm(verb.lower) !== verb.lower && !/[ae]w$|ave$/u.test(verb.lower) && !pastOfOther.has(verb.lower)
    );
  return (
    (is(verb, tag.base) &&
      isOnly(verb, tag.base) &&
      !noun.lower.includes('-') &&
      is(tokens[at + 1], goesOn | tag.noun | tag.nouns | tag.ing)) ||
    (samePast.has(verb.lower) && is(tokens[at + 1], tag.adjective | tag.comparative))
  );
}

/** Plain verbs that are also the past of others. */
const pastOfOther = new Set(['wound', 'ground', 'found', 'bound', 'bore', 'lay', 'felt']);

/** Their participle looks like the plain form. */
const samePast = new Set(['become', 'come', 'run']);

/** Bare nouns that are subjects of one often enough at the beginning of a sentence. */
const bareSubjects = new Set(
  'smoking technology education society money pollution information knowledge globalization globalisation advertising traffic unemployment crime tourism nobody science art music life'.split(
    ' ',
  ),
);

function isWrongForMany(tokens: readonly TaggedToken[], { opener, noun, head, verb, at }: Subject): boolean {
  if (
    !is(noun, tag.nouns) ||
    canBe(noun, tag.noun) ||
    singularInS.has(noun.lower) ||
    collective.has(noun.lower)
  )
    return false;
  if (opener !== null && !many.has(opener) && tokens[head - 1]?.lower !== "'s") return false;
  if (clearSingular.has(verb.lower)) return !tokens.slice(0, head).some(({ lower }) => lower === 'what');
  // Two plural nouns do not follow each other, so the second one is the verb whatever the tagger thinks.
  return (
    at === head + 1 &&
    canBe(verb, tag.verbS) &&
    isOnly(verb, tag.verbS | tag.nouns | tag.noun) &&
    (is(tokens[at + 1], goesOn | tag.name) || canBe(tokens[at + 1], tag.noun | tag.nouns)) &&
    !is(tokens[at + 1], tag.punctuation)
  );
}

export const examples: RuleExamples = {
  wrong: [
    ['The student go to the library.', 'The student goes to the library.'],
    ['This problem have many causes.', 'This problem has many causes.'],
    ['People is afraid of change.', 'People are afraid of change.'],
    ['Many students thinks about their future.', 'Many students think about their future.'],
    ['The main reason are the high prices.', 'The main reason is the high prices.'],
    [
      'I stay at home because my parents works in a factory.',
      'I stay at home because my parents work in a factory.',
    ],
    ['Children needs love.', 'Children need love.'],
    ["My brother don't like it.", "My brother doesn't like it."],
    ['Technology have changed our lives.', 'Technology has changed our lives.'],
    ['Young people has little experience.', 'Young people have little experience.'],
    ['The unemployment rate have increased.', 'The unemployment rate has increased.'],
    ['I think students needs to study.', 'I think students need to study.'],
    ['If people uses less water, it will last.', 'If people use less water, it will last.'],
    ['I eat soup when the weather become cold.', 'I eat soup when the weather becomes cold.'],
    ['The bus usually arrive late.', 'The bus usually arrives late.'],
    ['The film was long and the story have no end.', 'The film was long and the story has no end.'],
    ['In my country, students learns English.', 'In my country, students learn English.'],
    ['My brother eat rice.', 'My brother eats rice.'],
    ['The food taste good and the service is fast.', 'The food tastes good and the service is fast.'],
    ['It was late, so my parents was angry.', 'It was late, so my parents were angry.'],
    ["The company's sales was low.", "The company's sales were low."],
    ['My uncle drive to his office every day.', 'My uncle drives to his office every day.'],
    ['My brother work in a bank.', 'My brother works in a bank.'],
    ['Her friend need time to learn it.', 'Her friend needs time to learn it.'],
    ['A student need time to learn.', 'A student needs time to learn.'],
    ['Technology help people in many ways.', 'Technology helps people in many ways.'],
  ],
  right: [
    'The student goes to the library.',
    'The government are divided.',
    'Politics is hard.',
    'The news is good.',
    'Let the student go.',
    'Ten years is a long time.',
    'The students in this class are good.',
    'The number of people who smoke has fallen.',
    'The teacher suggested that the student go home.',
    'The police have come.',
    'What students need is time.',
    'The rich have money.',
    'The United States is large.',
    'The water level is high.',
    'The mother and the child have left.',
    'The sports centre is new.',
    'Most people like rain.',
    'The family have two cars.',
    'My friend, who lives here, is kind.',
    'The food taste test was long.',
    'The mistake cost them the game.',
    'The price increase last year hurt us.',
    'It felt as if his body were lead.',
    'They met the teachers, the parents, and the head has agreed.',
    "The company's sale was good.",
    'The student work on the wall is fine.',
    'My father ground the coffee.',
    'The price increase last year hurt many.',
    'My uncle and my aunt drive to work.',
    'Let my brother work in peace.',
    'The make of the car is old.',
    'My friend help desk job was dull.',
  ],
};
