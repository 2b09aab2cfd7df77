import { copiedFrom, type Copied } from './copied.ts';
import { bodyOnTopic } from './body-topic.ts';
import type { ContentQuestion } from './content-question.ts';
import { coverTruly, type TrueCoverage } from './cover-truly.ts';
import { coverageOf, coveredPoints, foundShare, type CoveredPoints } from './covered-points.ts';
import { contentWords } from '#domain/words/content-words.ts';
import { repetitionOf, textWarnings, type ContentWarning, type TextFacts } from './guards.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { templateIn, type Template } from './template.ts';
import { wrongNumbers } from './wrong-numbers.ts';
import { questionText, rarity, relevanceOf, topicOf, type Relevance, type TopicTools } from './topic.ts';

export interface ContentResult {
  /** From 0 to 1: coverage and relevance less what was copied or is ready-made. `null` when nothing is known of the question. */
  readonly share: number | null;
  readonly points: readonly TrueCoverage[];
  /** Share of the key points that are there in their own words, 0 to 1. */
  readonly found: number;
  readonly coverage: number;
  readonly relevance: Relevance;
  /** Share of the question's content words that the answer has, 0 to 1. */
  readonly asked: number;
  readonly copied: Copied;
  readonly template: Template;
  /** By `repetitionOf`. */
  readonly repetition: number;
  readonly warnings: readonly ContentWarning[];
}

/** A copied share up to here costs nothing: some words of the question belong into an answer. */
const freeCopy = 0.25;
const derivedPoints = 12;
/** Characters; longer ones are texts to be summarised. */
const shortPrompt = 500;
const enoughOfQuestion = 0.85;
const freeRepetition = 0.12;
/** A figure that the text to be summed up does not have. */
const perWrongNumber = 0.15;
const mostForNumbers = 0.45;
/** How far the question's own words alone can show that an answer is about it. */
const mostByWords = 0.6;
/** What is said wrongly of a picture; the key point that it should have covered is lost besides. */
const perUntrue = 0.1;
const mostForUntrue = 0.5;

/** Being about the question earns so much by itself; who tells a text again has to tell its points. */
const mostForTopic = { free: 0.4, retold: 0.3 } as const;
/** Who pastes key points into an essay about something else has the terms of at least so many. */
const pastedFrom = 0.5;
/** So much of the key points shows that speech is about the question; less shows it in part. */
const enoughToBearOut = 0.5;
/** What is left of the content where key points are turned round; they cover nothing besides. Never all of it goes: we may be wrong. */
const believable = (contrary: number): number =>
  contrary === 0 ? 1 : Math.max(leastLeft, 1 - firstContrary - perContrary * (contrary - 1));
const firstContrary = 0.08;
const perContrary = 0.5;
const leastLeft = 0.25;

/** Content of an open answer, written or spoken. Pure; the same input gives the same result anywhere. */
export function scoreContent(facts: TextFacts, question: ContentQuestion, tools: TopicTools): ContentResult {
  const { text, wordCount } = facts;
  const untrue = question.untrue ?? [];
  const { points, found } = pointsIn(text, question, tools);
  const covered = coverageOf(points);
  // A good essay does not repeat its question: where only the words of a short question are known, some of them are enough.
  const isOnlyQuestion =
    question.keyPoints.length === 0 &&
    question.modelAnswers.length === 0 &&
    question.prompt.length < shortPrompt;
  const coverage = isOnlyQuestion ? Math.min(1, covered / enoughOfQuestion) : covered;
  const about = [
    questionText(question.prompt),
    ...question.keyPoints.flatMap(({ terms }) => terms),
    ...(question.prompt === '' ? question.modelAnswers : []),
  ].join(' ');
  const topic = topicOf(about, tools);
  const relevance = relevanceOf(topicOf(text, tools), topic, question.others);
  const asked = askedShare(text, question.prompt);
  const copied = copiedFrom(text, question.prompt);
  const template = templateIn(text, wordCount);
  const repetition = repetitionOf(text);
  const warnings = textWarnings(facts, repetition);
  const isKnown = contentWords(about).length > 0;
  if (isKnown && wordCount >= 20 && relevance.share < 0.15 && covered < 0.5) warnings.push('off-topic');
  if (copied.share > 0.4) warnings.push('copied');
  if (template.share > 0.2) warnings.push('template');
  const penalty =
    Math.max(0, copied.share - freeCopy) +
    1.5 * Math.max(0, repetition - freeRepetition) +
    Math.max(0, template.share - 0.12) +
    Math.min(mostForUntrue, perUntrue * untrue.length) +
    (question.prompt.length < shortPrompt
      ? 0
      : Math.min(mostForNumbers, perWrongNumber * wrongNumbers(text, question.prompt).length));
  // The terms of key points are common words (cost, free): they count only as far as the answer is about this question.
  const byWords = question.wordsShowTopic === true ? Math.min(mostByWords, asked + found) : 0;
  const onTopic = Math.max(byWords, Math.min(1, (relevance.share - 0.25) / 0.4));
  const mostOfTopic = question.says === 'retold' ? mostForTopic.retold : mostForTopic.free;
  const borneOut = question.covered === undefined ? 1 : Math.min(1, coverage / enoughToBearOut);
  const contrary = points.filter((point) => point.contrary !== undefined).length;
  const mayBePasted = question.says === 'claims' && question.keyPoints.length > 0 && found >= pastedFrom;
  const body = mayBePasted ? bodyOnTopic(text, points, topic, tools) : 1;
  const told = mostOfTopic * borneOut + (1 - mostOfTopic) * coverage;
  const raw = body * onTopic * told * believable(contrary);
  const share = isKnown ? Math.max(0, Math.min(1, raw - penalty)) : null;
  return { share, points, found, coverage, relevance, asked, copied, template, repetition, warnings };
}

function askedShare(text: string, prompt: string): number {
  const asked = new Set(contentWords(questionText(prompt)).map(({ stem }) => stem));
  const there = new Set(contentWords(text).map(({ stem }) => stem));
  return asked.size === 0 ? 0 : [...asked].filter((stem) => there.has(stem)).length / asked.size;
}

function pointsIn(text: string, question: ContentQuestion, tools: TopicTools): CoveredPoints {
  if (question.covered !== undefined)
    return { points: question.covered, found: foundShare(question.covered) };
  if (question.keyPoints.length > 0) return coveredPoints(text, question, tools);
  const untrue = question.untrue ?? [];
  const points = coverTruly({ text, untrue }, derivePoints(question, tools), tools.vectors);
  return { points, found: foundShare(points) };
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
