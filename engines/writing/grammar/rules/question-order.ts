import { pastForm, thirdPerson } from '#domain/morphology/inflect.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { baseOf, canBe, is, isOnly, skipAdjectives, textOf } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleSentence, RuleExamples } from '#engines/writing/grammar/rule.ts';

const asks = new Set(['why', 'where', 'when', 'how', 'what']);
const persons = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);
const helpers = new Set("am is are was were have has had can could will would should must 's".split(' '));
const owners = tag.determiner | tag.possessive;
/** Words before a question inside a sentence. */
const tellers = new Set(
  'know knows knew understand understands asked ask asks wonder wondered tell told explain explained see remember forget forgot me him her us them sure idea'.split(
    ' ',
  ),
);

/** Why are you late? in a question, but I know why you are late. */
export const questionOrder: GrammarRule = {
  id: 'question-order',
  severity: 'MODERATE',
  find(sentence) {
    const { tokens } = sentence;
    const isQuestion =
      tokens.at(-1)?.text === '?' && !tokens.some(({ text }) => text === ',' || text === '"' || text === ';');
    const first = tokens[0];
    if (isQuestion && first !== undefined && asks.has(first.lower)) {
      const found = straightOrder(sentence);
      if (found !== undefined) return [found];
    }
    return tokens.flatMap((token, i) => {
      if (i === 0 || !asks.has(token.lower) || !tellers.has(tokens[i - 1]?.lower ?? '')) return [];
      return insideOrder(sentence, i) ?? [];
    });
  },
};

/** `Why people are late?`: the subject stands before the verb. */
function straightOrder({ tokens, lexicon }: RuleSentence): Finding | undefined {
  const isLong =
    tokens[0]?.lower === 'how' && ['long', 'much', 'often', 'far'].includes(tokens[1]?.lower ?? '');
  if (!isLong && tokens[0]?.lower === 'how' && !persons.has(tokens[1]?.lower ?? '')) return undefined;
  const isTime = tokens[0]?.lower === 'what' && tokens[1]?.lower === 'time';
  const start = isLong || isTime ? 2 : 1;
  const subject = tokens[start];
  if (subject === undefined) return undefined;
  const isPerson = persons.has(subject.lower);
  const isNoun = is(subject, owners) && subject.lower !== 'a' && (isTime || tokens[0]?.lower !== 'what');
  const isBare = tokens[0]?.lower === 'why' && is(subject, tag.nouns);
  if (!isPerson && !isNoun && !isBare) return undefined;
  const end = isNoun ? skipAdjectives(tokens, start + 1) : start;
  if (isNoun && !is(tokens[end], tag.noun | tag.nouns)) return undefined;
  const verb = tokens[end + 1];
  if (verb === undefined || (is(tokens[end], tag.noun) && is(verb, tag.noun))) return undefined;
  const words = textOf(tokens, start, end);
  const lowered = isPerson && subject.lower === 'i' ? 'I' : words;
  const message = 'In a question the verb stands before the subject.';
  if (helpers.has(verb.lower) && verb.spaced) {
    if (tokens.slice(end + 2).some((token) => is(token, tag.verbS | tag.modal) || token.lower === 'are'))
      return undefined;
    return { from: start, to: end + 1, message, suggestions: [`${verb.text} ${lowered}`] };
  }
  // `What time the shop opens?`: after a noun only a form that is nothing but a verb.
  const isVerb = isPerson ? is(verb, tag.past | tag.base | tag.verbS) : isOnly(verb, tag.past | tag.verbS);
  if (!isVerb || canBe(verb, tag.noun)) return undefined;
  const base = baseOf(lexicon, verb);
  if (base === undefined || base === 'be') return undefined;
  const helper = is(verb, tag.past) ? 'did' : is(verb, tag.verbS) ? 'does' : 'do';
  return { from: start, to: end + 1, message, suggestions: [`${helper} ${lowered} ${base}`] };
}

/** `I know where is the library`: inside a sentence the subject stands first. */
function insideOrder({ tokens, lexicon }: RuleSentence, i: number): Finding | undefined {
  const verb = tokens[i + 1];
  const subject = tokens[i + 2];
  if (verb === undefined || subject === undefined) return undefined;
  const message = 'This question is part of a sentence, so the subject stands before the verb.';
  const isPerson = persons.has(subject.lower);
  if (isPerson && ['do', 'does', 'did'].includes(verb.lower)) {
    const main = tokens[i + 3];
    const base = main === undefined ? undefined : baseOf(lexicon, main);
    if (main === undefined || base !== main.lower) return undefined;
    const form = verb.lower === 'did' ? pastForm(base) : verb.lower === 'does' ? thirdPerson(base) : base;
    return { from: i + 1, to: i + 3, message, suggestions: [`${subject.text} ${form}`] };
  }
  if (!['is', 'are', 'was', 'were'].includes(verb.lower) || (!isPerson && tokens[i]?.lower === 'what'))
    return undefined;
  if (isPerson) return { from: i + 1, to: i + 2, message, suggestions: [`${subject.text} ${verb.text}`] };
  if (!is(subject, owners)) return undefined;
  const head = skipAdjectives(tokens, i + 3);
  const after = tokens[head + 1];
  if (!is(tokens[head], tag.noun | tag.nouns) || (after !== undefined && after.kind !== 'mark'))
    return undefined;
  return { from: i + 1, to: head, message, suggestions: [`${textOf(tokens, i + 2, head)} ${verb.text}`] };
}

export const examples: RuleExamples = {
  wrong: [
    ['Why people are so tired?', 'Why are people so tired?'],
    ['Where you bought this jacket?', 'Where did you buy this jacket?'],
    ['What you did in May?', 'What did you do in May?'],
    ['How long you have been here?', 'How long have you been here?'],
    ['When the shop is open?', 'When is the shop open?'],
    ['What time the shop opens?', 'What time does the shop open?'],
    ['Why your brother goes there?', 'Why does your brother go there?'],
    ['She asked me what did I do.', 'She asked me what I did.'],
    ['I do not know where is the library.', 'I do not know where the library is.'],
    ['I know why are they late.', 'I know why they are late.'],
  ],
  right: [
    'Why are people so tired?',
    'What people are here?',
    'How many people are here?',
    'When you are late, what do you do?',
    'What you did was right.',
    'Where did you buy it?',
    'I know why they are late.',
    'I asked him: where is the library?',
    'I know what is good.',
    'How often have you been here?',
    'What else did you see?',
    'What time does the shop open?',
    'Why the rush?',
    'I know where my home is.',
    'Do you know where the library is?',
    'I wonder how is best.',
    '"Tell me, why are you here?"',
  ],
};
