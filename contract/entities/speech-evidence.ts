import { z } from 'zod';
import { speechActs } from '#contract/items/speaking/respond-to-situation.ts';
import { contentFindings, PictureFault } from './content-evidence.ts';
import { TextSpan } from './text-span.ts';
import { warpRange } from './warp-range.ts';

/** A word of the text (or of the transcript) as it was heard. */
export const HeardWord = z.object({
  /** Extra speech: the words that the transcript engine heard there; empty when they are not known. */
  word: z.string().max(200),
  type: z.enum(['CORRECT', 'REPLACED', 'MISSED', 'EXTRA']),
  /** From the start of the recording; `null` when nothing was heard. */
  startMs: z.number().min(0).nullable(),
  endMs: z.number().min(0).nullable(),
  /** 0 to 10; `null` when it could not be measured. */
  score: z.number().min(0).max(10).nullable(),
  /** ARPAbet phones, each 0 to 2. */
  phones: z.array(z.object({ phone: z.string().max(4), score: z.number().min(0).max(2) })).max(60),
});
export type HeardWord = z.infer<typeof HeardWord>;

/** A rater's mark from 0 to 10 as estimated, and the range that it probably lies in. */
export const MarkRange = z.object({
  value: z.number().min(0).max(10),
  low: z.number().min(0).max(10),
  high: z.number().min(0).max(10),
});
export type MarkRange = z.infer<typeof MarkRange>;

/** Pace and pauses as facts that can be checked by listening. */
export const PaceFacts = z.object({
  wordsPerMinute: z.number().min(0),
  /** Syllables a second without the pauses. */
  articulationRate: z.number().min(0),
  /** Silences inside the speech of at least 0.3 s. */
  pauses: z.array(z.object({ startMs: z.number().min(0), durationMs: z.number().min(0) })).max(2_000),
  /** Pauses of at least 1 s. */
  longPauses: z.int().min(0),
  restarts: z.int().min(0),
  /** When each began, from the start of the recording; absent where only their number is known. */
  restartsMs: z.array(z.number().min(0)).max(2_000).optional(),
  /** `um`, `er` and the like; `null` when the engine does not hear them. */
  fillers: z.int().min(0).nullable(),
  finalRush: z.boolean(),
  overFast: z.boolean(),
});
export type PaceFacts = z.infer<typeof PaceFacts>;

export const qualityFlags = [
  'empty',
  'too-short',
  'no-speech',
  'too-quiet',
  'noisy',
  'clipping',
  'too-long',
] as const;

/** A speaker's vocal-tract warp. */
export const Warp = z.number().min(warpRange.narrowest).max(warpRange.widest);

/** How the tone of a reply suits its listener. `blunt`: a demand, or nothing that makes a request soft. */
export const tones = ['fits', 'rude', 'too-casual', 'too-formal', 'blunt'] as const;

/** What became of the answer to a short question. `guesses`: the right one is among others; `unclear`: it may be right. */
export const shortAnswerStandings = ['right', 'unclear', 'guesses', 'wrong'] as const;

/** What only some tasks of speech in one's own words have. */
const ofOneTask = {
  shortAnswer: z
    .object({
      standing: z.enum(shortAnswerStandings),
      /** The accepted answer that was said, or perhaps; `null` when there was none. */
      answer: z.string().max(60).nullable(),
      found: TextSpan.nullable(),
    })
    .optional(),
  /** What a description says and its picture says otherwise. */
  pictureFaults: z.array(PictureFault).max(100).optional(),
  /** How far a summary of a discussion says how the views relate. */
  relation: z.enum(['told', 'hinted', 'missing']).optional(),
  reply: z
    .object({
      /** What a fitting reply does, and where this one does it. */
      acts: z.array(z.object({ act: z.enum(speechActs), found: TextSpan.nullable() })).max(8),
      tone: z.enum(tones),
      /** The words that show the tone. */
      shownBy: z.array(TextSpan).max(100),
    })
    .optional(),
};

/** What the speech engines heard in a recording. Absent while only the signal was measured. */
export const SpeechEvidence = z.object({
  engine: z.enum(['reading', 'transcript']),
  /** Words that were heard, in order. */
  transcript: z.string().max(20_000),
  /** Share of the words of the text that were said; `null` when there is no text to compare with. */
  coverage: z.number().min(0).max(1).nullable(),
  words: z.array(HeardWord).max(5_000),
  marks: z
    .object({ accuracy: MarkRange, fluency: MarkRange, prosodic: MarkRange, total: MarkRange })
    .nullable(),
  pace: PaceFacts.nullable(),
  /**
   * Share of the speech that was understood: of a known text the words that both engines heard, of one's own words those that
   * the transcript engine is sure of. `null` when that engine has not listened.
   */
  understood: z.number().min(0).max(1).nullable(),
  quality: z.array(z.enum(qualityFlags)).max(20),
  /** The speaker's vocal-tract warp where it was found in this recording; absent where it was known (`SignalFacts.warp`). */
  warp: Warp.optional(),
  /** Why no marks are given: a quality flag, or speech that does not seem to be of this text. */
  refused: z.enum([...qualityFlags, 'no-text', 'other-text']).nullable(),
  ...contentFindings,
  ...ofOneTask,
});
export type SpeechEvidence = z.infer<typeof SpeechEvidence>;
