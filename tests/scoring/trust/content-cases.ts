import { answerTo, writtenQuestions, type BankQuestion, type WritingLine } from './writing-program.ts';

/** An answer and what must hold of its result. */
export interface WritingCase {
  readonly area: string;
  readonly name: string;
  readonly must: 'total 0 by content' | 'total 0 by form' | 'above half' | 'below half' | 'not refused';
  readonly line: WritingLine;
}

const [library, , commute = library] = writtenQuestions('WE');
const [text] = writtenQuestions('SWT');
const [email] = writtenQuestions('WEM');
if (!library || !commute || !text || !email) throw new Error('the bank has no written questions');

const sentencesOf = (answer: string): string[] =>
  answer.match(/[^.!?\n]+[.!?]/gu)?.map((one) => one.trim()) ?? [answer];
const modelOf = ({ modelAnswers }: BankQuestion): string => modelAnswers[0] ?? '';
const first = sentencesOf(modelOf(library));
const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
/** The sentences again and again, up to so many words. */
const upTo = (words: number, sentences: readonly string[]): string =>
  `${times(words, () => sentences.join(' '))
    .split(' ')
    .slice(0, words)
    .join(' ')}.`;
/** Always the same disorder. */
const shuffled = (words: readonly string[]): string[] =>
  words
    .map((word, at) => ({ word, key: Math.imul(at + 1, 2_654_435_761) >>> 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ word }) => word);
const nouns =
  'libraries books screens readers students children teachers parents towns villages schools workers'.split(
    ' ',
  );
const skeleton = (slot: string): string =>
  `In this modern era, the topic of ${slot} has become a matter of great debate among people from all walks of life. While some people believe that ${slot} is beneficial, others hold the opposite view. In this essay, I will discuss both sides of ${slot} and give my own opinion with relevant examples.

To begin with, there are numerous reasons why ${slot} is important. The most prominent one is that ${slot} plays a vital role in the development of society. To cite an example, a recent study conducted by a renowned university showed that ${slot} has a positive impact on the lives of most people. Hence, it is evident that ${slot} has many advantages which cannot be ignored.

On the other hand, there are also some drawbacks of ${slot}. Firstly, ${slot} may lead to various problems if it is not controlled properly. Secondly, not everyone can get the benefits of ${slot}. For instance, many people in developing countries are still suffering because of ${slot}. Therefore, the disadvantages of ${slot} should also be considered.

In conclusion, after analysing both sides, it can be concluded that ${slot} has both positive and negative effects. In my opinion, the advantages of ${slot} outweigh its disadvantages. The government and individuals should take appropriate measures in this regard, so that everyone can enjoy the benefits of ${slot} in the future.`;
const nothing = 'total 0 by content';

const asEssay = (name: string, answer: string, must: WritingCase['must'] = nothing): WritingCase => ({
  area: 'content',
  name: `an essay: ${name}`,
  must,
  line: answerTo(library, answer),
});

/** Texts that say nothing, or the same again and again, are worth nothing; model answers and weak honest ones are not. */
export const contentCases: readonly WritingCase[] = [
  asEssay('one sentence again and again', upTo(250, first.slice(0, 1))),
  asEssay('two sentences in turn', upTo(250, first.slice(0, 2))),
  asEssay('five sentences in turn', upTo(300, first.slice(0, 5))),
  asEssay('one sentence with another noun each time', times(24, (at) => `I think that public libraries are very important for ${nouns[at % nouns.length]}.`)),
  asEssay('half of a model answer twice', times(2, () => first.slice(0, Math.ceil(first.length / 2)).join(' '))),
  asEssay('its words in another order', `${shuffled(modelOf(library).split(/\s+/u)).join(' ')}.`),
  asEssay('each sentence in another order', first.map((one) => `${shuffled(one.slice(0, -1).split(/\s+/u)).join(' ')}.`).join(' ')),
  asEssay('its words backwards', `${modelOf(library).split(/\s+/u).toReversed().join(' ')}.`),
  asEssay('key words, comma by comma', `${times(4, () => library.keyPoints.flatMap(({ terms }) => terms).join(', '))}.`),
  asEssay('key words in fragments', times(10, () => library.keyPoints.map(({ terms }) => `${terms.join(' ')}.`).join(' ')).slice(0, 1_500)),
  asEssay('the question eight times', times(8, () => library.prompt)),
  asEssay('another question\u2019s model answer', modelOf(commute)),
  asEssay('a skeleton with the topic in its slot', skeleton('public libraries')),
  asEssay('a skeleton with another topic in its slot', skeleton('travelling to work')),
  asEssay('Spanish', times(12, () => 'Las bibliotecas son muy importantes para todos porque ofrecen libros gratis y un lugar tranquilo para estudiar.')),
  asEssay('a model answer', modelOf(library), 'above half'),
  { area: 'content', name: 'a summary: another text\u2019s model answer', must: nothing, line: answerTo(text, modelOf(writtenQuestions('SWT')[3] ?? text)) },
  { area: 'content', name: 'a summary: its key words', must: nothing, line: answerTo(text, `${text.keyPoints.flatMap(({ terms }) => terms).slice(0, 30).join(', ')}.`) },
  { area: 'content', name: 'a summary: a sentence of the text', must: nothing, line: answerTo(text, sentencesOf(text.prompt)[0] ?? '') },
  { area: 'content', name: 'a summary: a model answer', must: 'above half', line: answerTo(text, modelOf(text)) },
  { area: 'content', name: 'an email: another task\u2019s model answer', must: nothing, line: answerTo(email, modelOf(writtenQuestions('WEM')[2] ?? email)) },
  { area: 'content', name: 'an email: one sentence again and again', must: nothing, line: answerTo(email, upTo(90, sentencesOf(modelOf(email)).slice(1, 2))) },
  { area: 'content', name: 'an email: a model answer', must: 'above half', line: answerTo(email, modelOf(email)) },
]; // prettier-ignore

const essayForm = (name: string, answer: string): WritingCase => ({
  area: 'form',
  name: `an essay: ${name}`,
  must: 'total 0 by form',
  line: answerTo(library, answer),
});
const summaryForm = (name: string, answer: string): WritingCase => ({
  area: 'form',
  name: `a summary: ${name}`,
  must: 'total 0 by form',
  line: answerTo(text, answer),
});
const bullets = (mark: string): string => first.map((one) => `${mark} ${one}`).join('\n');
const capitals = modelOf(library).toUpperCase();

export const formCases: readonly WritingCase[] = [
  essayForm('all capitals', capitals),
  essayForm('all capitals but one word', capitals.replace('LIBRARIES', 'libraries')),
  essayForm(
    'all capitals but five words',
    capitals.replaceAll(/\bTHAT\b|\bAND\b/gu, (word) => word.toLowerCase()),
  ),
  essayForm('bullets', bullets('-')),
  essayForm('bullets under a heading', `My ideas about public libraries\n${bullets('-')}`),
  essayForm(
    'bullets under a heading for each',
    first.map((one, at) => `Idea ${at}:\n\u2022 ${one}`).join('\n'),
  ),
  essayForm('other bullets', bullets('\u25CF')),
  essayForm(
    'letters as bullets',
    first.map((one, at) => `${String.fromCodePoint(97 + at)}) ${one}`).join('\n'),
  ),
  essayForm('no punctuation', modelOf(library).replaceAll(/[.,;:!?]/gu, '')),
  summaryForm(
    'a fragment without a verb',
    'The importance of bees for farmers and the role of their dance in the hive.',
  ),
  summaryForm('a title', 'A short history of the many uses of bees in modern farming.'),
  summaryForm('two sentences', `${modelOf(text).replace(/\.$/u, '')}. It is so.`),
  summaryForm('all capitals but one word', modelOf(text).toUpperCase().replace(' THE ', ' the ')),
];
