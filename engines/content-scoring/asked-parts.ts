import type { SpeechAct } from '#engines/manner/speech-acts.ts';
import { findAct } from '#engines/manner/speech-acts.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { contentWords } from '#domain/words/content-words.ts';
import type { PointCoverage } from './key-points.ts';
import { topicOf, type TopicTools } from './topic.ts';
import { dot } from './word-vectors.ts';

/** What a part of a question asks its reader to do, by its wording. */
const asking: readonly (readonly [RegExp, readonly SpeechAct[]])[] = [
  [/\bask\b|\b(?:want|like|expect)\b.*\b(?:to|now)\b/iu, ['request']],
  [/\boffer\b/iu, ['offer']],
  [/\binvite\b/iu, ['invitation']],
  [/\bthank\b/iu, ['thanks']],
  [/\bapologi[sz]e\b|\bsorry\b/iu, ['apology']],
  [/\b(?:suggest|propose|recommend|suggestion)\b/iu, ['advice', 'offer', 'request']],
  [/\badvice\b|\badvise\b/iu, ['advice']],
];

/** How one asks in a letter, beside what one says aloud. */
const request =
  /\?$|\bplease\b|\b(?:i|we)(?: must| would|'d| therefore| also| do)* (?:ask|expect|request|hope|appreciate|like(?! to (?:tell|explain|describe|say|thank|inform|share|begin|start)\b)|insist|be (?:very |most |so )?(?:glad|happy|grateful|delighted|pleased))\b|\blook(?:ing)? forward to\b|\blet me know\b/iu;

/** The parts of a question that has some, each on a line of its own. */
const partsOf = (prompt: string): string[] =>
  prompt.split('\n').flatMap((line) => /^[-\u2022*]\s+(?<part>.+)$/u.exec(line.trim())?.groups?.part ?? []);

/** What the wording adds, and what is left where nothing in the text does what was asked. */
const forAct = 0.2;
const mostForAct = 0.95;
const withoutAct = 0.5;

interface Asked {
  readonly text: string;
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
}

/**
 * Key points of a question with parts, with the wording counted: who is to ask, offer or thank has to do so. A key point that stands in a
 * sentence that does it counts more, all of a part that is never done count less. A part of which no key point is there may be answered
 * in words that nobody foresaw, where enough sentences are nearer to it than to the others.
 */
export function byParts<Point extends PointCoverage>(
  points: readonly Point[],
  asked: Asked,
  tools: TopicTools,
): Point[] {
  const sentences = sentencesOf(asked.text);
  return withUnforeseen(withActs(points, sentences, partsOf(asked.prompt)), sentences, asked, tools);
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const sentencesOf = (text: string): Sentence[] =>
  Array.from(text.matchAll(/[^.!?\n]+[.!?]*/gu), ({ index, 0: words }) => ({
    start: index + (words.length - words.trimStart().length),
    end: index + words.length,
    words: words.trim(),
  }));

/** What such a part counts, from which share of the sentences, and how near the nearest of them has to be. */
const unforeseen = { counts: 0.7, share: 0.33, likeness: 0.38 } as const;

function withUnforeseen<Point extends PointCoverage>(
  points: readonly Point[],
  sentences: readonly Sentence[],
  { prompt, keyPoints }: Asked,
  tools: TopicTools,
): Point[] {
  const asks = partsOf(prompt);
  const parts = asks.map((part, bullet) => {
    const own = keyPoints.filter((point) => point.bullet === bullet);
    return topicOf([part, ...own.flatMap(({ point, terms }) => [point, ...terms])].join(' '), tools);
  });
  const told = sentences.filter(({ words }) => contentWords(words).length > 1);
  const likenesses = told.map(({ words }) =>
    parts.map((part) => dot(topicOf(words, tools).direction, part.direction)),
  );
  const first = new Map<number, Sentence>();
  parts.forEach((part, bullet) => {
    const best = Math.max(...points.map((one) => (one.bullet === bullet ? one.coverage : 0)));
    const nearer = likenesses.flatMap((own, at) => {
      const likeness = own[bullet] ?? 0;
      const lead = likeness - Math.max(...own.filter((_, other) => other !== bullet));
      return lead > 0 ? [{ at, likeness, lead }] : [];
    });
    const [nearest] = nearer.toSorted((x, y) => y.lead - x.lead);
    const hasWord = told.some(({ words }) => contentWords(words).some(({ stem }) => part.weights.has(stem)));
    const isThere =
      doingOf(asks[bullet] ?? '', sentences)?.length !== 0 &&
      nearest !== undefined &&
      nearest.likeness >= unforeseen.likeness &&
      nearer.length >= unforeseen.share * told.length;
    const sentence = told[nearest?.at ?? 0];
    if (best < unforeseen.counts && isThere && hasWord && sentence !== undefined) first.set(bullet, sentence);
  });
  return points.map((point) => {
    const sentence = point.bullet === undefined ? undefined : first.get(point.bullet);
    if (sentence === undefined) return point;
    first.delete(point.bullet ?? -1);
    return {
      ...point,
      coverage: unforeseen.counts,
      kind: 'near',
      found: { start: sentence.start, end: sentence.end },
    };
  });
}

/** The sentences that do what a part asks for; `null` where it asks for no act. */
function doingOf(part: string, sentences: readonly Sentence[]): Sentence[] | null {
  const acts = asking.flatMap(([pattern, own]) => (pattern.test(part) ? own : []));
  if (acts.length === 0) return null;
  return sentences.filter(
    ({ words }) =>
      acts.some((act) => findAct(words, act) !== null) || (acts.includes('request') && request.test(words)),
  );
}

/** A key point that stands in a sentence that does what was asked counts more, all of a part that is never done count less. */
function withActs<Point extends PointCoverage>(
  points: readonly Point[],
  sentences: readonly Sentence[],
  parts: readonly string[],
): Point[] {
  const doing = parts.map((part) => doingOf(part, sentences));
  return points.map((point) => {
    const { found, bullet = -1, coverage, kind } = point;
    const own = doing[bullet] ?? null;
    if (own === null || found === undefined) return point;
    if (own.length === 0) return { ...point, coverage: withoutAct * coverage, kind: 'near' };
    const isThere = own.some(({ start, end }) => start < found.end && found.start < end);
    if (!isThere || kind === 'found') return point;
    return { ...point, coverage: Math.min(mostForAct, coverage + forAct) };
  });
}
