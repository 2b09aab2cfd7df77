import type { Trait } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import { scorerVersions } from '#domain/assessment/scorer-versions.ts';
import type { KeyPoint } from '#domain/content-scoring/key-points.ts';
import { scoreContent, type ContentResult } from '#domain/content-scoring/score-content.ts';
import { questionText, topicOf, type Topic, type TopicTools } from '#domain/content-scoring/topic.ts';
import type { WordVectors } from '#domain/content-scoring/word-vectors.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskMax } from '#domain/rubric/task-max.ts';
import { scoreForm, type FormPoints } from '#domain/scoring/objective/form.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { analyseText, type TextAnalysis } from './analyse.ts';
import { textFeatures, type TextFeatures } from './features/text-features.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { scoredWords, summarise, type WritingSummary, type WrittenWord } from './scored-words.ts';
import { scoreTraits } from './traits/score-traits.ts';

/** What the writing engine works with: opened data files. Without vectors, content counts exact terms only. */
export interface WritingEngine {
  readonly lexicon: Lexicon;
  readonly vectors: WordVectors | undefined;
}

export type WritingTask = 'WE' | 'WEM' | 'SWT' | 'SST';

export interface WritingAnswer {
  readonly task: WritingTask;
  readonly exam: PteType;
  readonly text: string;
  /** The question; for summaries the text or transcript that is summarised. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
  /** Topics of other questions of the bank (`questionTopic`). */
  readonly others: readonly Topic[];
}

/** Why all traits count nothing, when they do (exam gates). */
export type ClosedBy = 'form' | 'content';

export interface WritingScore {
  readonly rubric: string;
  readonly scorer: string;
  /** Sum of the traits, after gates. An estimate: show `low` and `high`. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly max: number;
  /** Traits as measured, before gates. */
  readonly traits: readonly Trait[];
  readonly closedBy: ClosedBy | null;
  readonly form: FormPoints;
  readonly content: ContentResult;
  readonly words: readonly WrittenWord[];
  readonly summary: WritingSummary;
  readonly analysis: TextAnalysis;
  readonly features: TextFeatures;
}

/** What the content scorer needs of the engine. */
export const topicTools = ({ lexicon, vectors }: WritingEngine): TopicTools => ({
  vectors,
  logRank: (word) => Math.log(lexicon.find(word)?.rank ?? Infinity),
});

/** What a question is about, for measuring relevance of answers to other questions. */
export function questionTopic(engine: WritingEngine, prompt: string, keyPoints: readonly KeyPoint[]): Topic {
  return topicOf(
    [questionText(prompt), ...keyPoints.flatMap(({ terms }) => terms)].join(' '),
    topicTools(engine),
  );
}

/** Scores a written answer; `undefined` when the exam has no such task. Pure: the same input gives the same result anywhere. */
export function scoreWriting(engine: WritingEngine, answer: WritingAnswer): WritingScore | undefined {
  const { text, prompt } = answer;
  const rubric = rubricFor(answer.exam);
  const rule = taskRule(rubric, answer.task);
  if (rule === undefined || rule.form === null || rule.words === null) return undefined;
  const form = scoreForm(rule.form, text);
  const accepted = new Set(wordTokens(prompt).map(({ word }) => word.toLowerCase()));
  const analysis = analyseText(engine.lexicon, text, accepted);
  const features = textFeatures(analysis, engine.lexicon);
  const { unknownShare, orderLikelihood } = features;
  const content = scoreContent(
    { text, wordCount: form.wordCount, unknownShare, orderLikelihood },
    answer,
    topicTools(engine),
  );
  const traits = scoreTraits(rule.traits, { text, form, content, features, wantedWords: rule.words[0] });
  const closedBy = form.points === 0 ? 'form' : isNoAnswer(content) ? 'content' : null;
  const sum = (of: 'points' | 'low' | 'high'): number =>
    closedBy === null ? traits.reduce((total, trait) => total + trait[of], 0) : 0;
  const words = scoredWords(text, analysis);
  return {
    rubric: rubric.id,
    scorer: scorerVersions.writing,
    points: sum('points'),
    low: sum('low'),
    high: sum('high'),
    max: taskMax(rule),
    traits,
    closedBy,
    form,
    content,
    words,
    summary: summarise(words, analysis),
    analysis,
    features,
  };
}

/** Only the extremes are worth nothing: no English, no order, the question itself, another topic altogether. */
function isNoAnswer({ warnings, copied, template }: ContentResult): boolean {
  const isNothing = warnings.some(
    (warning) => warning === 'not-english' || warning === 'word-salad' || warning === 'off-topic',
  );
  return isNothing || copied.share > 0.85 || template.share > 0.6;
}
