import { z } from 'zod';
import { Complexity, PteType } from '../exam.ts';
import { TaskType, type TaskType as TaskTypeName } from '../task-type.ts';
import { Sha256 } from './answer.ts';

/** When each word of a text is spoken, in whole milliseconds: start and end. `null` where it was not heard. */
export const WordTimes = z.array(z.tuple([z.int().min(0), z.int().min(0)]).nullable()).max(2_000);

/** One rendering of an item's spoken text. Accents as the spec's selector names them. */
export const ItemAudio = z.object({
  /** Voice name of the renderer, e.g. `af_heart`. */
  id: z.string(),
  label: z.string(),
  accent: z.enum(['US', 'UK', 'AU']),
  sha256: Sha256,
  mimeType: z.literal('audio/mpeg'),
  sizeBytes: z.int().min(1),
  durationMs: z.number().min(1),
  /** By the place of the word in the text. Absent while nobody has listened to the rendering. */
  wordTimes: WordTimes.optional(),
});
export type ItemAudio = z.infer<typeof ItemAudio>;

const common = {
  /** Unique over the whole bank: position of the task type (from 1) times 1000 plus a running number. */
  id: z.int().min(1).max(99_999),
  title: z.string().min(3).max(120),
  level: Complexity,
  topic: z.string().min(2).max(60),
  exams: z.array(PteType).min(1),
  /** Plain text in paragraphs: why the answer is right, or how to do the task well. */
  explanation: z.string().min(20),
  /** AI-analysis style text in the HTML subset h3, p, ol, ul, li, b. Empty when there is none. */
  analysis: z.string().default(''),
  provenance: z.object({
    author: z.string(),
    written: z.string().regex(/^\d{4}-\d{2}$/),
    licence: z.string(),
  }),
  /** Spoken versions, filled from `content/audio/index.json` when packs are made; empty in the item files. */
  audios: z.array(ItemAudio).default([]),
  /**
   * How the words of a text that is said word for word are pronounced, as lines `word PH ON ES`. Filled from
   * `content/pronunciations.dict` when packs are made; absent in the item files and for other tasks.
   */
  pronunciations: z.array(z.string().max(200)).max(2_000).optional(),
};

/** What a good answer covers. Each key point is a set of alternative terms; any of them covers the point. */
const keyPoints = z
  .array(z.object({ point: z.string(), terms: z.array(z.string()).min(1) }))
  .min(3)
  .max(6);

const Option = z.object({ id: z.string().min(1).max(8), text: z.string().min(1), note: z.string().min(1) });

export const ReadAloudItem = z.object({ ...common, taskType: z.literal('RA'), text: z.string().min(1) });

/** A sentence that is heard once and said again. */
export const RepeatSentenceItem = z.object({
  ...common,
  taskType: z.literal('RS'),
  transcript: z.string().min(1),
});

/** A lecture that is heard once and told again in one's own words. */
export const RetellLectureItem = z.object({
  ...common,
  taskType: z.literal('RL'),
  transcript: z.string().min(1),
  modelAnswers: z.array(z.string()).min(1),
  keyPoints,
});

export const WriteEssayItem = z.object({
  ...common,
  taskType: z.literal('WE'),
  prompt: z.string().min(1),
  modelAnswers: z.array(z.string()).min(1),
  keyPoints,
});
export const ChoiceSingleItem = z.object({
  ...common,
  taskType: z.literal('MCS_R'),
  passage: z.string().min(1),
  question: z.string().min(1),
  options: z.array(Option).min(3).max(6),
  correct: z.string(),
});
export const ReorderItem = z.object({
  ...common,
  taskType: z.literal('RO'),
  /** In the right order. The app shows them shuffled by a fixed permutation of the item's id. */
  paragraphs: z
    .array(z.object({ id: z.string().min(1).max(8), text: z.string().min(1), why: z.string().min(1) }))
    .min(4)
    .max(5),
});
export const DictationItem = z.object({
  ...common,
  taskType: z.literal('WFD'),
  transcript: z.string().min(1),
});

/** A bank item by task type. A further task type adds one member here and the compiler leads on. */
export const BankItem = z.discriminatedUnion('taskType', [
  ReadAloudItem,
  RepeatSentenceItem,
  RetellLectureItem,
  WriteEssayItem,
  ChoiceSingleItem,
  ReorderItem,
  DictationItem,
]);
export type BankItem = z.infer<typeof BankItem>;

/** Task types that the bank has items for. */
export type BankTaskType = BankItem['taskType'];
export type ItemOf<T extends BankTaskType> = Extract<BankItem, { taskType: T }>;
export const bankTaskTypes = [
  'RA',
  'RS',
  'RL',
  'WE',
  'RO',
  'MCS_R',
  'WFD',
] as const satisfies readonly BankTaskType[];
export function isBankTaskType(task: TaskTypeName): task is BankTaskType {
  return (bankTaskTypes as readonly TaskTypeName[]).includes(task);
}

/** An immutable pack: all items of one task type. Its address is the SHA-256 of its bytes. */
export const ContentPack = z.object({ format: z.literal(1), taskType: TaskType, items: z.array(BankItem) });
export type ContentPack = z.infer<typeof ContentPack>;

/** What the server offers; `version` changes when any pack does. */
export const ContentManifest = z.object({
  format: z.literal(1),
  version: z.string(),
  packs: z.array(
    z.object({
      taskType: TaskType,
      sha256: Sha256,
      sizeBytes: z.int(),
      itemCount: z.int(),
      media: z.array(z.object({ sha256: Sha256, mimeType: z.string(), sizeBytes: z.int() })),
    }),
  ),
});
export type ContentManifest = z.infer<typeof ContentManifest>;
