import { contentWords } from '#domain/words/content-words.ts';
import type { PointCoverage } from './key-points.ts';
import { topicOf, type Topic, type TopicTools } from './topic.ts';
import { dot } from './word-vectors.ts';

/** Sentences with fewer content words show no topic, and of fewer sentences none can be told. */
const fewestWords = 3;
const fewestSentences = 7;
/**
 * Likeness of the other sentences to the question, one by one and together, and half of the share of them that have one of its words:
 * at the lower end they are about something else, at the upper one about it. Honest essays of our own, weak ones among them, and the
 * bank's answers had 1.31 and more; essays about other things with the key points pasted in 0.6 to 1.1, one 1.27.
 */
const band = { none: 1.1, all: 1.3 } as const;
const forOwnWords = 0.5;
/** Never nothing: an honest essay in words of its own may look like it. */
const leastBody = 0.2;

/**
 * How far an essay is about its question beside the sentences that cover its key points, `leastBody` to 1: who writes about something else and
 * pastes them in has nothing of it elsewhere. 1 where too little else is there.
 */
export function bodyOnTopic(
  text: string,
  points: readonly PointCoverage[],
  question: Topic,
  tools: TopicTools,
): number {
  const others = Array.from(text.matchAll(/[^.!?\n]+[.!?]*/gu), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    words,
  })).filter(
    ({ start, end, words }) =>
      contentWords(words).length >= fewestWords &&
      !points.some(({ found }) => found !== undefined && found.start < end && start < found.end),
  );
  if (others.length < fewestSentences) return 1;
  const likeness = (words: string): number => dot(topicOf(words, tools).direction, question.direction);
  const each = others.reduce((sum, { words }) => sum + likeness(words), 0) / others.length;
  const together = likeness(others.map(({ words }) => words).join(' '));
  const own = others.filter(({ words }) =>
    contentWords(words).some(({ stem }) => question.weights.has(stem)),
  ).length;
  const evidence = each + together + (forOwnWords * own) / others.length;
  return Math.max(leastBody, Math.min(1, (evidence - band.none) / (band.all - band.none)));
}
