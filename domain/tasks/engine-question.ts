import type { ItemImage } from '#contract/images/item-image.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';
import type { Assessment, TasksAssessedBy } from './assessment-of.ts';

export interface KeyPoint {
  readonly point: string;
  /** Words or phrases, any of which covers the point. */
  readonly terms: readonly string[];
  /** The part of the question that it answers: an email has three. */
  readonly bullet?: number;
}

/** How an email should sound, from the one to whom it goes. */
export type Register = 'formal' | 'neutral' | 'informal';

/** What is to be said word for word. */
export interface ReadingQuestion {
  readonly taskType: TasksAssessedBy<'reading'>;
  readonly text: string;
}

/** What all questions have that are answered in one's own words, aloud. */
interface SpokenBasis {
  /** What the learner heard or read. To say it again word for word is no answer of one's own. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

/** A lecture is told again. */
export interface LectureQuestion extends SpokenBasis {
  readonly taskType: 'RL';
}

/** A picture is described. */
export interface PictureQuestion extends SpokenBasis {
  readonly taskType: 'DI';
  /** What is said of it is compared with what it shows. */
  readonly image: ItemImage;
}

/** A word or a few are the answer. */
export interface ShortQuestion extends SpokenBasis {
  readonly taskType: 'ASQ';
  /** Every answer that counts. */
  readonly accepted: readonly string[];
}

/** A discussion is summed up. */
export interface DiscussionQuestion extends SpokenBasis {
  readonly taskType: 'SGD';
  /** `speaker`: whose view it is; `null` for how views relate. */
  readonly keyPoints: readonly (KeyPoint & { readonly speaker: string | null })[];
}

/** Somebody is spoken to. */
export interface SituationQuestion extends SpokenBasis {
  readonly taskType: 'RTS';
  readonly register: ItemOf<'RTS'>['register'];
  /** What a fitting reply does. */
  readonly acts: ItemOf<'RTS'>['acts'];
}

/** A question that is answered in one's own words, aloud. */
export type SpokenQuestion =
  | LectureQuestion
  | PictureQuestion
  | ShortQuestion
  | DiscussionQuestion
  | SituationQuestion;

/** A question that is answered in writing. */
export interface WritingQuestion {
  readonly taskType: TasksAssessedBy<'writing'>;
  /** The question; for a summary the text that is summed up. */
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
  /** How an email should sound. */
  readonly register?: Register;
}

/** Another question of the bank, which an answer might be about instead. */
export type OtherQuestion = Pick<WritingQuestion, 'prompt' | 'keyPoints'>;

/** What an engine needs to know of an item to complete the score of an answer. */
export type EngineQuestion =
  | ({ readonly engine: 'reading' } & ReadingQuestion)
  | ({ readonly engine: 'free-speech' } & SpokenQuestion)
  | ({ readonly engine: 'writing' } & WritingQuestion);

export type QuestionFor<Engine extends Assessment> = Extract<EngineQuestion, { engine: Engine }>;
