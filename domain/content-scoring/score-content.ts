import { copiedFrom, type Copied } from './copied.ts';
import { contentWords } from './content-words.ts';
import { repetitionShare, textWarnings, type ContentWarning, type TextFacts } from './guards.ts';
import { coverKeyPoints, type KeyPoint, type PointCoverage } from './key-points.ts';
import { templateIn, type Template } from './template.ts';
import {
  questionText,
  rarity,
  relevanceOf,
  topicOf,
  type Relevance,
  type Topic,
  type TopicTools,
} from './topic.ts';

/** The question as far as content goes. */
export interface ContentQuestion {
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
  readonly modelAnswers: readonly string[];
  /** Topics of the other questions of the bank; relevance is measured against them. */
  readonly others: readonly Topic[];
}

export interface ContentResult {
  /** From 0 to 1: coverage and relevance less what was copied or is ready-made. `null` when nothing is known of the question. */
  readonly share: number | null;
  readonly points: readonly PointCoverage[];
  readonly coverage: number;
  readonly relevance: Relevance;
  readonly copied: Copied;
  readonly template: Template;
  readonly warnings: readonly ContentWarning[];
}

/** A copied share up to here costs nothing: some words of the question belong into an answer. */
const freeCopy = 0.25;
const derivedPoints = 12;
/** Characters; longer ones are texts to be summarised. */
const shortPrompt = 500;
const enoughOfQuestion = 0.85;
const freeRepetition = 0.12;

/** Content of an open answer, written or spoken. Pure; the same input gives the same result anywhere. */
export function scoreContent(facts: TextFacts, question: ContentQuestion, tools: TopicTools): ContentResult {
  const { text, wordCount } = facts;
  const keyPoints = question.keyPoints.length > 0 ? question.keyPoints : derivePoints(question, tools);
  const points = coverKeyPoints(text, keyPoints, tools.vectors);
  const found =
    points.length === 0 ? 0 : points.reduce((sum, { coverage: one }) => sum + one, 0) / points.length;
  // A good essay does not repeat its question: where only the words of a short question are known, some of them are enough.
  const isOnlyQuestion =
    question.keyPoints.length === 0 &&
    question.modelAnswers.length === 0 &&
    question.prompt.length < shortPrompt;
  const coverage = isOnlyQuestion ? Math.min(1, found / enoughOfQuestion) : found;
  const about = [
    questionText(question.prompt),
    ...question.keyPoints.flatMap(({ terms }) => terms),
    ...(question.prompt === '' ? question.modelAnswers : []),
  ].join(' ');
  const relevance = relevanceOf(topicOf(text, tools), topicOf(about, tools), question.others);
  const copied = copiedFrom(text, question.prompt);
  const template = templateIn(text, wordCount);
  const warnings = [...textWarnings(facts)];
  const isKnown = contentWords(about).length > 0;
  if (isKnown && wordCount >= 20 && relevance.share < 0.15 && found < 0.5) warnings.push('off-topic');
  if (copied.share > 0.4) warnings.push('copied');
  if (template.share > 0.2) warnings.push('template');
  const penalty =
    Math.max(0, copied.share - freeCopy) +
    1.5 * Math.max(0, repetitionShare(text) - freeRepetition) +
    Math.max(0, template.share - 0.12);
  // The terms of key points are common words (cost, free): they count only as far as the answer is about this question.
  const onTopic = Math.max(0, Math.min(1, (relevance.share - 0.25) / 0.4));
  const raw = onTopic * (0.4 + 0.6 * coverage);
  const share = isKnown ? Math.max(0, Math.min(1, raw - penalty)) : null;
  return { share, points, coverage, relevance, copied, template, warnings };
}

/** Key points for a question that has none: its heaviest words, and those that its model answers share. */
function derivePoints({ prompt, modelAnswers }: ContentQuestion, { logRank }: TopicTools): KeyPoint[] {
  const weights = new Map<string, { word: string; weight: number }>();
  const add = (text: string, by: number): void => {
    for (const [stem, words] of Map.groupBy(contentWords(text), (word) => word.stem)) {
      const word = words[0]?.lower ?? stem;
      const weight = by * (0.15 + rarity(logRank(word))) * (1 + Math.log(words.length));
      weights.set(stem, { word, weight: (weights.get(stem)?.weight ?? 0) + weight });
    }
  };
  add(questionText(prompt), 1);
  for (const answer of modelAnswers) add(answer, 1.2 / modelAnswers.length);
  return [...weights.values()]
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, derivedPoints)
    .map(({ word }) => ({ point: word, terms: [word] }));
}
