import type { KeyPoint } from '#domain/content-scoring/key-points.ts';
import type { Assessment, TasksAssessedBy } from './assessment-of.ts';

/** What is to be said word for word. */
export interface ReadingQuestion {
  readonly taskType: TasksAssessedBy<'reading'>;
  readonly text: string;
}

/** A question that is answered in one's own words, aloud. */
export interface SpokenQuestion {
  readonly taskType: TasksAssessedBy<'free-speech'>;
  /** What the learner heard or read. To say it again word for word is no answer of one's own. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

/** A question that is answered in writing. */
export interface WritingQuestion {
  readonly taskType: TasksAssessedBy<'writing'>;
  /** The question; for a summary the text that is summed up. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

/** Another question of the bank, which an answer might be about instead. */
export type OtherQuestion = Pick<WritingQuestion, 'prompt' | 'keyPoints'>;

/** What an engine needs to know of an item to complete the score of an answer. */
export type EngineQuestion =
  | ({ readonly engine: 'reading' } & ReadingQuestion)
  | ({ readonly engine: 'free-speech' } & SpokenQuestion)
  | ({ readonly engine: 'writing' } & WritingQuestion);

export type QuestionFor<Engine extends Assessment> = Extract<EngineQuestion, { engine: Engine }>;
