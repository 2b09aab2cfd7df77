import type { PteType, Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';

/** Exam and the date since which its rules hold. A stored score names one of these. */
export type RubricId = 'academic@2025-08-07' | 'core@2024-02';

export type TraitId =
  | 'content'
  | 'pronunciation'
  | 'fluency'
  | 'appropriacy'
  | 'vocabulary'
  | 'form'
  | 'grammar'
  | 'spelling'
  | 'structure'
  | 'linguisticRange'
  | 'conventions'
  | 'organization'
  | 'choices'
  | 'pairs'
  | 'gaps'
  | 'words';

/** What a maximum counts when it depends on the item instead of being a fixed number. */
export type CountedMax = 'words' | 'correct-options' | 'pairs' | 'gaps' | 'wrong-words';

export interface TraitRule {
  readonly id: TraitId;
  readonly label: string;
  readonly max: number | CountedMax;
}

/** When the trait `when` has no points, the traits in `closes` (or all) get none either. */
export interface Gate {
  readonly when: TraitId;
  readonly closes: 'all' | readonly TraitId[];
}

/** Smallest and largest value, both included. */
export type Range = readonly [min: number, max: number];

/** Word counts that earn `points` of the Form trait. Counts in no band earn 0. */
export interface FormBand {
  readonly points: number;
  readonly words: Range;
}

export interface FormRule {
  readonly max: number;
  readonly bands: readonly FormBand[];
  /** When given, the answer must have exactly this many sentences, else Form is 0. */
  readonly sentences?: number;
}

/** How long a task lasts. `preview` and `prompt` come before the learner answers. Seconds throughout. */
export type TaskClock =
  | {
      readonly kind: 'record';
      readonly prepareSeconds: Range;
      readonly answerSeconds: number;
      /** A short tone says that the microphone is open. */
      readonly hasTone: boolean;
    }
  /** The task has its own clock. */
  | { readonly kind: 'own'; readonly answerSeconds: number }
  /** The task shares one clock with its whole part; `paceSeconds` is our own suggestion for practising it alone. */
  | { readonly kind: 'pooled'; readonly paceSeconds: number };

/** What the task presents: a text, sound, or a picture. Limits as far as they are known. */
export interface TaskPrompt {
  readonly maxWords?: number;
  readonly audioSeconds?: Range;
  readonly hasImage?: boolean;
}

/** A figure in the rule that sources do not agree on or do not give, with what they say. */
export interface UnsureFact {
  readonly field: keyof TaskRule;
  readonly note: string;
}

export interface TaskRule {
  readonly taskType: TaskType;
  /** Name in this exam; the two exams name some tasks differently (spec section 9). */
  readonly displayName: string;
  readonly prompt: TaskPrompt;
  readonly clock: TaskClock;
  /** Seconds to look at the screen before the audio plays; `null` where the exam gives none. */
  readonly previewSeconds: number | null;
  /** Word band that earns full Form, shown next to the counter; `null` where words are not limited. */
  readonly words: Range | null;
  readonly form: FormRule | null;
  readonly traits: readonly TraitRule[];
  readonly gates: readonly Gate[];
  /** Skills that the points are credited to. */
  readonly skills: readonly Skill[];
  /** A wrong pick takes a point away; the item never falls below 0. */
  readonly isNegative: boolean;
  /** Whether a right word at a wrong place earns nothing. Only dictation has the question. */
  readonly orderSensitive: boolean;
  /** How many items of this task a test has. */
  readonly itemsPerTest: Range;
  readonly unsure: readonly UnsureFact[];
}

/** A part of the test as it is sat: its tasks in order and its length in minutes. */
export interface TestPart {
  readonly name: 'Speaking & Writing' | 'Reading' | 'Listening';
  readonly minutes: Range;
  readonly tasks: readonly TaskRule[];
}

/** The rules of one exam from one date on, parts and tasks in exam order. Source: docs/exam-rules.md. */
export interface Rubric {
  readonly id: RubricId;
  readonly pteType: PteType;
  readonly validFrom: string;
  readonly source: string;
  /** The unscored introduction at the very start. */
  readonly introduction: { readonly prepareSeconds: number; readonly answerSeconds: number };
  /** Speaking items end by themselves after this much silence. */
  readonly silenceStopSeconds: number;
  readonly parts: readonly TestPart[];
}
