import { z } from 'zod';
import { AnswerValue } from '#contract/entities/answer.ts';
import { TaskType } from '#contract/task-type.ts';

/** Spoken by the narrator, and shown as captions. Numbers of the exam stand in it as facts: see `lesson-facts.ts`. */
const say = z.string().min(1).max(320);
const heading = z.string().min(1).max(40);

/** What a learner does at a stop of a task; each has an icon. */
export const stopIcons = [
  'listen',
  'read',
  'look',
  'prepare',
  'speak',
  'write',
  'choose',
  'type',
  'drag',
  'mark',
] as const;

/** A phrase of the text above it, marked when its note is spoken. */
const Mark = z.object({
  /** Occurs once in the text of its slide. */
  phrase: z.string().min(1),
  tone: z.enum(['good', 'bad']),
  note: z.string().min(1).max(48),
  say,
});

const TitleSlide = z.object({ kind: z.literal('title'), say });
/** The way through a task, as a route with stops. */
const RouteSlide = z.object({
  kind: z.literal('route'),
  heading,
  stops: z
    .array(
      z.object({
        icon: z.enum(stopIcons),
        label: z.string().min(1).max(16),
        detail: z.string().max(34),
        say,
      }),
    )
    .min(2)
    .max(4),
});
/** The traits of the task with their points, drawn from the rubric of each exam that has the task. */
const PointsSlide = z.object({
  kind: z.literal('points'),
  heading,
  say,
  /** A line under the bars: a gate, or what a wrong choice costs. */
  remark: z.object({ text: z.string().min(1).max(70), say }).optional(),
});
/** Short lines, one after the other. */
const LinesSlide = z.object({
  kind: z.literal('lines'),
  heading,
  tone: z.enum(['good', 'bad', 'plain']),
  lines: z
    .array(z.object({ text: z.string().min(1).max(60), say }))
    .min(2)
    .max(4),
});
/** The worked example: the item itself. */
const QuestionSlide = z.object({
  kind: z.literal('question'),
  heading,
  say: say.optional(),
  /** Words of the item as they stand there; ` ... ` where something is left out. */
  text: z.string().max(300).optional(),
  /** Shows the picture of the item. */
  hasImage: z.boolean().optional(),
  /** Plays the recording of the item, by the id of its voice, after `say`. At most about 10 s. */
  clip: z.string().optional(),
});
const AnswerSlide = z.object({
  kind: z.literal('answer'),
  heading,
  verdict: z.enum(['weak', 'good']),
  text: z.string().min(1).max(280),
  /** Comes first. */
  say: say.optional(),
  /** Spoken by the learner's voice after `say`; `text` where it is empty. Absent: nobody speaks the answer. */
  spoken: z.string().max(320).optional(),
  marks: z.array(Mark).max(3),
  /** The same answer as the app hands it in. Its points are scored by the rubric and shown. */
  value: AnswerValue.optional(),
});
const CloseSlide = z.object({ kind: z.literal('close'), heading, text: z.string().min(1).max(90), say });

export const LessonSlide = z.discriminatedUnion('kind', [
  TitleSlide,
  RouteSlide,
  PointsSlide,
  LinesSlide,
  QuestionSlide,
  AnswerSlide,
  CloseSlide,
]);
export type LessonSlide = z.infer<typeof LessonSlide>;

/** A lesson as it is written: `scripts/<task type>.json`. */
export const LessonScript = z.object({
  taskType: TaskType,
  /** Ids of voices of `content/voices.ts`; the learner's is of the other sex than the narrator's. */
  narrator: z.string(),
  learner: z.string(),
  /** Item of the bank that the worked example is about. */
  itemId: z.int().min(1),
  slides: z.array(LessonSlide).min(6).max(12),
});
export type LessonScript = z.infer<typeof LessonScript>;
