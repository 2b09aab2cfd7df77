import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';
import { Complexity, PteType } from '#contract/exam.ts';

/** When each word of a text is spoken, in whole milliseconds: start and end. `null` where it was not heard. */
export const WordTimes = z.array(z.tuple([z.int().min(0), z.int().min(0)]).nullable()).max(2_000);

/** One rendering of an item's spoken text. Accents as the spec's selector names them. */
export const ItemAudio = z.object({
  /** Voice name of the renderer, e.g. `af_heart`; where several people speak, theirs joined by `+`. */
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

/** What every item has, whatever its task type. */
export const itemFields = {
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
   * The explanation as one voice reads it, filled from `content/explanations/index.json` when packs are made; absent in the item
   * files and where nobody has spoken it yet.
   */
  explanationAudio: ItemAudio.optional(),
  /**
   * How the words of a text that is said word for word are pronounced, as lines `word PH ON ES`. Filled from
   * `content/pronunciations.dict` when packs are made; absent in the item files and for other tasks.
   */
  pronunciations: z.array(z.string().max(200)).max(2_000).optional(),
};

/** One thing that a good answer says. Any of the alternative terms covers it. */
export const KeyPoint = z.object({ point: z.string(), terms: z.array(z.string()).min(1) });

/** What a good answer covers, and answers that would get full marks. */
export const openAnswerFields = {
  modelAnswers: z.array(z.string()).min(1),
  keyPoints: z.array(KeyPoint).min(3).max(6),
};

/** An answer to choose, with the reason why it is right or wrong. */
export const Option = z.object({
  id: z.string().min(1).max(8),
  text: z.string().min(1),
  note: z.string().min(1),
});
