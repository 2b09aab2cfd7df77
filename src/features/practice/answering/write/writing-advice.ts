import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { EvidenceOf, Score, Trait } from '#contract/entities/answer.ts';
import { answeredParts, isCovered } from '#domain/answers/answered-parts.ts';
import type { WritingWords } from './writing-words.ts';

type WritingEvidence = EvidenceOf<'writing'>;

/** "What would help most" with a written answer: one sentence, about what costs most. `null`: nothing stands out. */
export function writingAdvice({ evidence, traits }: Score, words: WritingWords): Advice | null {
  if (evidence.kind !== 'writing') return null;
  return (
    adviceOnGates(evidence, words) ??
    adviceOnForm(evidence, words) ??
    adviceOnContent(evidence, words) ??
    adviceOnConventions(evidence) ??
    adviceOnLanguage(evidence, words) ??
    adviceOnTraits(traits, words)
  );
}

function adviceOnGates(evidence: WritingEvidence, { noun, source }: WritingWords): Advice | null {
  const { closedBy, warnings = [], copied, template } = evidence;
  if (closedBy !== 'content') return null;
  if (warnings.includes('not-english')) return `Write the ${noun} in English: most of these words are not.`;
  if (warnings.includes('word-salad')) return 'Write whole sentences: these words do not make any.';
  if ((copied?.share ?? 0) > 0.85)
    return `Answer in your own words: this is nearly all taken from ${source}.`;
  if ((template?.share ?? 0) > 0.6) return 'Say something of your own: nearly all of this fits any question.';
  if (warnings.includes('repetition'))
    return 'Say each thing once: the same words come again and again here.';
  return noun === 'summary'
    ? `Sum up ${source} of this question: the summary seems to be about something else, and then it earns nothing.`
    : `Answer this question: the ${noun} seems to be about something else, and then it earns nothing.`;
}

function adviceOnForm({ formBand }: WritingEvidence, { noun }: WritingWords): Advice | null {
  if (formBand.points === formBand.max) return null;
  switch (formBand.reason) {
    case 'all-capitals':
      return 'Write in small letters: use capitals only where they belong.';
    case 'no-punctuation':
      return 'End each sentence with a full stop: this text has none.';
    case 'only-bullets':
      return noun === 'summary'
        ? 'Write sentences, not bullet points: join what you noted into whole sentences.'
        : 'Write paragraphs, not bullet points: make whole sentences of them.';
    case 'short-sentences':
      return 'Write longer sentences: join two short ones with "and", "but", "because" or "which".';
    case 'no-verb':
      return 'Make it a sentence: say who does what, with a verb.';
    case 'not-one-sentence':
      return 'Make it one sentence with one full stop, at its end: join the parts with "and", "but", "because" or "which".';
    default:
      return `Bring the number of words into the range first: with too many or too few words you lose points for form, and far outside the range the whole ${noun} gets none.`;
  }
}

function adviceOnContent(
  { keyPoints = [], copied, template }: WritingEvidence,
  { noun, source }: WritingWords,
): Advice | null {
  const unanswered = answeredParts(keyPoints).find(({ state }) => state === 'missing');
  const asked = keyPoints.find(({ bullet }) => bullet === unanswered?.bullet);
  if (unanswered !== undefined && asked !== undefined)
    return `Answer everything that the task asks for: one thing is still missing, ${lowerFirst(asked.point)}.`;
  const turned = keyPoints.find(({ contrary }) => contrary !== undefined);
  if (turned !== undefined)
    return `Read once more what ${source} says: you say the contrary of “${turned.point}”.`;
  const missing = keyPoints.filter((point) => !isCovered(point));
  const [first] = missing;
  if (first !== undefined && missing.length * 2 >= keyPoints.length)
    return noun === 'summary'
      ? `Add the main ideas that are missing: a good summary also says “${lowerFirst(first.point)}”.`
      : `Say more of what the question asks for: a good answer also covers “${lowerFirst(first.point)}”.`;
  if ((template?.share ?? 0) > 0.12)
    return 'Use your own words instead of the ready-made phrases: those fit any question and earn little.';
  if ((copied?.share ?? 0) > 0.25)
    return `Say it in your own words: what is taken from ${source} earns nothing.`;
  return null;
}

/** The first part of an email that is missing, with an example. */
function adviceOnConventions({ conventions }: WritingEvidence): Advice | null {
  if (conventions === undefined) return null;
  if (conventions.rude !== undefined)
    return 'Be polite, also when you complain: say what is wrong, what you want and by when, without rude words.';
  if (!conventions.greeting) return 'Begin with a greeting and a name: for example "Dear Ms Silva,".';
  if (!conventions.purpose) return 'Say in the first sentence why you write: "I am writing to ask".';
  if (!conventions.closing)
    return 'Close with a sentence about what comes next: "I look forward to your answer."';
  if (!conventions.signOff)
    return 'End with a sign-off and your name: "Kind regards," and the name below it.';
  if (conventions.isFitting === false)
    return 'Choose a greeting and a sign-off that fit the reader: "Dear" and "Kind regards" for people you do not know, "Hi" and "See you soon" for friends.';
  return null;
}

function adviceOnLanguage(
  { words = [], summary, keyPoints = [] }: WritingEvidence,
  { noun }: WritingWords,
): Advice | null {
  if (summary === undefined) return null;
  const grammar = words.filter(({ type }) => type === 'GRAMMATICAL');
  const heavy = summary.GRAMMAR_CRITICAL_ERROR + summary.GRAMMAR_MODERATE_ERROR;
  if (heavy >= 3 && heavy >= summary.spellingErrors) {
    const [message, same] = commonest(grammar.map(({ explanation }) => explanation ?? ''));
    if (same > 1) return `Look for one kind of error, found ${same} times: ${lowerFirst(message)}`;
    return `Read it once more for grammar only: ${heavy} errors are marked in the text.`;
  }
  if (noun === 'summary' && grammar.length > 0)
    return grammar.length === 1
      ? 'Correct the one grammar error that is marked: in so short a text each one counts.'
      : `Correct the ${grammar.length} grammar errors that are marked: in so short a text each one counts.`;
  // The exam's rule: one misspelling costs a point, two cost both.
  if (summary.spellingErrors === 1) return 'Correct the one misspelt word: it costs a point of two.';
  if (summary.spellingErrors > 1)
    return `Correct the ${summary.spellingErrors} misspelt words: two are enough to lose both points.`;
  const missing = keyPoints.find((point) => !isCovered(point));
  if (missing !== undefined) return `Add one more thought: ${lowerFirst(missing.point)}.`;
  if (heavy > 0)
    return heavy === 1
      ? 'Correct the one grammar error that is marked: the first errors cost most.'
      : `Correct the ${heavy} grammar errors that are marked: the first errors cost most.`;
  return null;
}

const byTrait: Readonly<Record<string, Advice>> = {
  content: 'Give reasons and examples: one for each thing that you say.',
  structure:
    'Give each idea its own paragraph: write sentences that are easy to follow, and say how it follows from the last one.',
  organization: 'Give each thing a short paragraph of its own: keep the order of the task.',
  grammar: 'Use some longer sentences: although, because, which and if join two thoughts.',
  linguisticRange: 'Vary how your sentences are built: some short, some with because, although or which.',
  vocabulary: 'Use more exact words where you can: do not use the same one again and again.',
};
const byTraitOfSummary: typeof byTrait = {
  ...byTrait,
  content: 'Give each main idea a few words: leave the examples out.',
  grammar: 'Join the ideas: with although, because, which or while one depends on the other.',
};

/** The trait that leaves most, when it leaves a third or more. */
function adviceOnTraits(traits: readonly Trait[], { noun }: WritingWords): Advice | null {
  const sentences = noun === 'summary' ? byTraitOfSummary : byTrait;
  const [weakest] = traits
    .filter(({ id, max }) => max > 0 && id in sentences)
    .toSorted((a, b) => a.points / a.max - b.points / b.max);
  if (weakest === undefined || weakest.points / weakest.max > 0.67) return null;
  return sentences[weakest.id] ?? null;
}

function commonest(values: readonly string[]): [value: string, count: number] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
}

/** In the middle of a sentence; names and acronyms stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z']*\s/u.test(text) && !/^(?:I|English)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/u, '')
    : text.replace(/\.$/u, '');
}
