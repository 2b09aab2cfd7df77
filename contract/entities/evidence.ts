import { z } from 'zod';
import { speechActs } from '#contract/items/speaking/respond-to-situation.ts';
import { warpRange } from './warp-range.ts';

export const scoredWordTypes = ['CORRECT', 'MISSPELLED', 'GRAMMATICAL', 'MISSED', 'EXTRA'] as const;
export const GrammarError = z.object({
  type: z.enum(['CRITICAL', 'MODERATE', 'MINOR', 'MISSED', 'EXTRA']),
  detail: z.string(),
});
export const ScoredWord = z.object({
  type: z.enum(scoredWordTypes),
  word: z.string(),
  suggestion: z.string().optional(),
  explanation: z.string().optional(),
  grammarErrors: z.array(GrammarError).optional(),
  /** The word was typed, but at another place than in the key. */
  moved: z.boolean().optional(),
});
export type ScoredWord = z.infer<typeof ScoredWord>;

/** A stretch of a text: UTF-16 offsets, the end not included. */
export const TextSpan = z.object({ start: z.int().min(0), end: z.int().min(0) });
export type TextSpan = z.infer<typeof TextSpan>;

/**
 * Something found in a written answer, with its place in the text as typed. `word` is what stands there: one word, or more
 * where a rule of grammar looks at several. A `CORRECT` one asks the learner to check a word that no dictionary has.
 */
export const PlacedWord = z.object({ ...ScoredWord.shape, ...TextSpan.shape });
export type PlacedWord = z.infer<typeof PlacedWord>;

/** The spec's writing feedback summary: words that are right, and findings by kind. */
export const WritingSummary = z.object({
  correctWordsCount: z.int().min(0),
  spellingErrors: z.int().min(0),
  GRAMMAR_CRITICAL_ERROR: z.int().min(0),
  GRAMMAR_MODERATE_ERROR: z.int().min(0),
  GRAMMAR_MINOR_ERROR: z.int().min(0),
  MISSED: z.int().min(0),
  EXTRA: z.int().min(0),
});

/** How far an answer covers one thing that a good answer says. */
export const KeyPointEvidence = z.object({
  point: z.string().max(1_000),
  /** From 0 (missing) to 1 (one of its terms is there). */
  coverage: z.number().min(0).max(1),
  /** Where: a place in the written text, or in the transcript of a spoken answer. `null` when it is missing. */
  found: TextSpan.nullable(),
  /** The part of the question that it answers, from 0, where the question has parts. */
  bullet: z.int().min(0).max(2).optional(),
  /** In a discussion: whose view it is, by the id of the speaker; `null` for how views relate. Absent elsewhere. */
  speaker: z.string().max(8).nullable().optional(),
});
export type KeyPointEvidence = z.infer<typeof KeyPointEvidence>;

/** A share of an answer (0 to 1) and the stretches that make it up. */
export const MarkedShare = z.object({ share: z.number().min(0).max(1), spans: z.array(TextSpan).max(500) });
export type MarkedShare = z.infer<typeof MarkedShare>;

/** What makes an answer no real answer, or its score unsure. */
export const contentWarnings = [
  'off-topic', 'copied', 'template', 'repetition', 'word-salad', 'not-english', 'all-capitals', 'very-short',
] as const; // prettier-ignore

const content = {
  keyPoints: z.array(KeyPointEvidence).max(60).optional(),
  /** Taken over from the question word for word. */
  copied: MarkedShare.optional(),
  /** Ready-made phrases that fit any question. */
  template: MarkedShare.optional(),
  warnings: z.array(z.enum(contentWarnings)).max(20).optional(),
};

export const EmailConventions = z.object({
  greeting: z.boolean(),
  purpose: z.boolean(),
  closing: z.boolean(),
  signOff: z.boolean(),
  isFitting: z.boolean().nullable(),
});
export type EmailConventions = z.infer<typeof EmailConventions>;

/** What the writing engine saw in an answer. Absent while only the form was measured. */
export const writingFindings = {
  /** Findings in the order of the text; every word that is not in one of them is right as far as we know. */
  words: z.array(PlacedWord).max(5_000).optional(),
  summary: WritingSummary.optional(),
  ...content,
  /** The gate that makes the whole answer worth 0. */
  closedBy: z.enum(['form', 'content']).nullable().optional(),
  /** The parts of an email, each found or not; `isFitting`: whether greeting and sign-off suit the one to whom it goes. */
  conventions: EmailConventions.optional(),
  /** Words that only one side of the Atlantic writes so. Either is right, but one in an answer. */
  convention: z
    .object({ american: z.array(z.string()).max(5_000), british: z.array(z.string()).max(5_000) })
    .optional(),
};

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
  'empty', 'too-short', 'no-speech', 'too-quiet', 'noisy', 'clipping', 'too-long',
] as const; // prettier-ignore

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
  ...content,
  ...ofOneTask,
});
export type SpeechEvidence = z.infer<typeof SpeechEvidence>;
