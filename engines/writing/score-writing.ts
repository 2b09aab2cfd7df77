import type { Trait } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { TasksAssessedBy } from '#domain/tasks/assessment-of.ts';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import type { ContentWarning } from '#engines/content-scoring/guards.ts';
import type { KeyPoint, Register } from '#domain/tasks/engine-question.ts';
import { scoreContent, type ContentResult } from '#engines/content-scoring/score-content.ts';
import { questionText, topicOf, type Topic, type TopicTools } from '#engines/content-scoring/topic.ts';
import type { WordVectors } from '#engines/content-scoring/word-vectors.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskMax } from '#domain/rubric/task-max.ts';
import { scoreForm, type FormPoints } from '#domain/scoring/objective/form.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { lacksVerbs } from './lacks-verbs.ts';
import { analyseText, type TextAnalysis } from './analyse.ts';
import { emailBody } from './email-body.ts';
import { textFeatures, type TextFeatures } from './features/text-features.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { scoredWords, summarise, type WritingSummary, type WrittenWord } from './scored-words.ts';
import { whyNoAnswer } from './no-answer.ts';
import { tag } from './tagging/tags.ts';
import { scoreTraits } from './traits/score-traits.ts';

/** What the writing engine works with: opened data files. Without vectors, content counts exact terms only. */
export interface WritingEngine {
  readonly lexicon: Lexicon;
  readonly vectors: WordVectors | undefined;
}

export type WritingTask = TasksAssessedBy<'writing'>;

/** What is written. */
const kinds = {
  SWT: 'summary',
  WE: 'essay',
  WEM: 'email',
  SST: 'summary',
} as const satisfies Record<WritingTask, string>;

export const writtenKind = (task: WritingTask) => kinds[task];

export interface WritingAnswer {
  readonly task: WritingTask;
  readonly exam: PteType;
  readonly text: string;
  /** The question; for summaries the text or transcript that is summarised. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
  /** How an email should sound; conventions ask for a greeting and a sign-off that fit. */
  readonly register?: Register;
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

const mayBe = 0.5;
const verbs = tag.base | tag.verbS | tag.past | tag.participle | tag.ing;

/** What the content scorer needs of the engine. */
export const topicTools = ({ lexicon, vectors }: WritingEngine): TopicTools => ({
  vectors,
  logRank: (word) => Math.log(lexicon.find(word)?.rank ?? Infinity),
  isVerb: (word) =>
    lexicon.find(word)?.tags.some(({ tag: one, weight }) => weight >= mayBe && (one & verbs) !== 0) === true,
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
  const counted = scoreForm(rule.form, text);
  const accepted = new Set(wordTokens(prompt).map(({ word }) => word.toLowerCase()));
  const analysis = analyseText(engine.lexicon, text, accepted);
  const form =
    writtenKind(answer.task) === 'summary' && counted.points > 0 && lacksVerbs(analysis.sentences)
      ? withoutVerbs(counted)
      : counted;
  const whole = textFeatures(analysis, engine.lexicon);
  const { unknownShare, orderLikelihood } = whole;
  const features =
    writtenKind(answer.task) === 'email'
      ? textFeatures({ ...analysis, sentences: emailBody(analysis.sentences) }, engine.lexicon)
      : whole;
  const kind = writtenKind(answer.task);
  // Groups of letters: a text without blanks is no short one.
  const facts = { text, wordCount: wordTokens(text).length, unknownShare, orderLikelihood };
  const says = kind === 'summary' ? 'retold' : 'claims';
  const measured = scoreContent(facts, { ...answer, wordsShowTopic: true, says }, topicTools(engine));
  const why = whyNoAnswer(facts, measured);
  const content = why === null ? withoutOffTopic(measured) : withWarning(measured, why);
  const traits = scoreTraits(rule.traits, {
    text,
    form,
    content,
    isAnswer: why === null,
    features,
    wantedWords: rule.words[0],
    register: answer.register ?? null,
  });
  const closedBy = closingGate(rule, traits);
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

/** However the words are counted. */
const withoutVerbs = ({ max, wordCount }: FormPoints): FormPoints => ({
  points: 0,
  max,
  reason: 'no-verb',
  wordCount,
});

/** Low likeness is a warning only where it closes the answer: honest answers in plain words have it too. */
const withoutOffTopic = (content: ContentResult): ContentResult => ({
  ...content,
  warnings: content.warnings.filter((one) => one !== 'off-topic'),
});

function withWarning(content: ContentResult, why: ContentWarning): ContentResult {
  const { warnings } = content;
  return warnings.includes(why) ? content : { ...content, warnings: [...warnings, why] };
}

/** The exam's gate that makes the whole answer worth nothing, if one does. Form is exact, so it is named first. */
function closingGate({ gates }: TaskRule, traits: readonly Trait[]): ClosedBy | null {
  const isClosed = (id: ClosedBy): boolean =>
    gates.some(({ when, closes }) => when === id && closes === 'all') &&
    traits.some((trait) => trait.id === id && trait.points === 0);
  if (isClosed('form')) return 'form';
  return isClosed('content') ? 'content' : null;
}
