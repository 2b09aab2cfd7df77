import { z } from 'zod';
import { TextSpan } from './text-span.ts';

/** Something that was said of a picture and is not so in it. */
export const PictureFault = z.object({
  /** `opposite`: the lowest called the highest, or the reverse; `other`: called the highest or lowest, and something else is. */
  kind: z.enum(['number', 'opposite', 'other', 'trend']),
  /** The words that say it. */
  said: z.string().max(200),
  /** What it was said of; `null` when that is not sure. */
  about: z.string().max(200).nullable(),
  /** What the picture shows instead; `null` when that is not one thing. */
  shown: z.string().max(200).nullable(),
  found: TextSpan,
});
export type PictureFault = z.infer<typeof PictureFault>;

/** How far an answer covers one thing that a good answer says. */
export const KeyPointEvidence = z.object({
  point: z.string().max(1_000),
  /** From 0 (missing) to 1 (one of its terms is there). */
  coverage: z.number().min(0).max(1),
  /** Where: a place in the written text, or in the transcript of a spoken answer. `null` when it is missing. */
  found: TextSpan.nullable(),
  /** What was heard there only sounds like a word of it, and may be the recogniser's slip: it counts, and is no proof. */
  isBySound: z.boolean().optional(),
  /** The part of the question that it answers, from 0, where the question has parts. */
  bullet: z.int().min(0).max(2).optional(),
  /** In a discussion: whose view it is, by the id of the speaker; `null` for how views relate. Absent elsewhere. */
  speaker: z.string().max(8).nullable().optional(),
  /** It was said, and wrongly; so it is not found. */
  contradicted: PictureFault.optional(),
  /** Where the answer says the contrary of it; so it is not found. Absent elsewhere, and in scores of older versions. */
  contrary: TextSpan.optional(),
});
export type KeyPointEvidence = z.infer<typeof KeyPointEvidence>;

/** A share of an answer (0 to 1) and the stretches that make it up. */
export const MarkedShare = z.object({ share: z.number().min(0).max(1), spans: z.array(TextSpan).max(500) });
export type MarkedShare = z.infer<typeof MarkedShare>;

/** What makes an answer no real answer, or its score unsure. */
export const contentWarnings = [
  'off-topic',
  'copied',
  'template',
  'repetition',
  'word-salad',
  'not-english',
  'all-capitals',
  'very-short',
] as const;

/** What an answer says, spoken or written, beside the key points and the question. */
export const contentFindings = {
  keyPoints: z.array(KeyPointEvidence).max(60).optional(),
  /** Taken over from the question word for word. */
  copied: MarkedShare.optional(),
  /** Ready-made phrases that fit any question. */
  template: MarkedShare.optional(),
  warnings: z.array(z.enum(contentWarnings)).max(20).optional(),
};
