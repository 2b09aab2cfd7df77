import { z } from 'zod';
import { textLimits } from '#contract/text-limits.ts';
import { PracticeMode, PteType, Skill } from '#contract/exam.ts';
import { Sha256 } from '#contract/sha256.ts';
import { TaskType } from '#contract/task-type.ts';
import { ScoredWord } from './scored-word.ts';
import { SpeechEvidence, Warp } from './speech-evidence.ts';
import { writingFindings } from './writing-findings.ts';
import { LetterScores, ScoreDisplay } from './score-display.ts';

/** A stretch of silence inside speech, in milliseconds from the start of the recording. */
export const Pause = z.object({ startMs: z.number().min(0), durationMs: z.number().min(0) });
export type Pause = z.infer<typeof Pause>;

/**
 * How the room and the microphone sound, for the verdicts of `domain/signal/sound-faults.ts`. Levels in dB relative to full scale.
 * DC is taken off first.
 */
export const SoundFacts = z.object({
  /** Length of the stretches with the regular pulses of a voice; 0 without a voice. */
  voicedMs: z.number().min(0),
  /** Mean level of the loudest 300 ms; -120 for digital silence. */
  loudestDbfs: z.number().min(-120).max(0),
  /** Level of the pauses from 300 Hz to 4 kHz; -120 for digital silence. */
  noiseDbfs: z.number().min(-120).max(0),
  /** Level of the vowels in the same band, without the noise; `null` without a voice. */
  voiceDbfs: z.number().min(-120).max(0).nullable(),
  /** How far the highest samples stand over the high ones: 0 dB where they are cut off, 1 to 4 in a voice. `null` for digital silence. */
  peakSpreadDb: z.number().min(0).nullable(),
  /** Highest frequency at which there is sound, 8000 at most; `null` without a voice. */
  bandwidthHz: z.number().min(0).nullable(),
  /** Frequency of the mains whose hum is in the sound; `null` without hum and in less than a second. */
  humHz: z.union([z.literal(50), z.literal(60)]).nullable(),
  /** Level of that hum, all harmonics together, over that of the vowels; `null` without hum or without a voice. */
  humDb: z.number().nullable(),
  /** How far the level falls within 100 ms where it falls fastest: 20 dB and more near the microphone, 6 in a hall. `null` where noise hides it. */
  decayDb: z.number().min(0).nullable(),
  /** Amplitude of a second arrival 70 to 320 ms after the voice, as a share of it; `null` without a voice and in less than a second. */
  echoShare: z.number().min(0).max(1).nullable(),
});
export type SoundFacts = z.infer<typeof SoundFacts>;

/** What can be measured in the signal alone, without knowing the words. Levels in dB relative to full scale. */
export const SignalFacts = z.object({
  durationMs: z.number().min(0),
  /** Sum of the stretches in which speech was seen; 0 when none was. */
  speechMs: z.number().min(0),
  /** From the start to the first speech; `null` without speech. */
  leadingSilenceMs: z.number().min(0).nullable(),
  pauses: z.array(Pause).max(2_000),
  peakDbfs: z.number().max(0.1),
  speechDbfs: z.number().max(0.1).nullable(),
  clippedShare: z.number().min(0).max(1),
  /** Absent in recordings of older apps. */
  sound: SoundFacts.optional(),
  /**
   * Not measured but known: the learner's vocal-tract warp from earlier readings. Whoever scores this recording takes it as given;
   * absent, it is to be found in the recording.
   */
  warp: Warp.optional(),
});
export type SignalFacts = z.infer<typeof SignalFacts>;

export const RecordingRef = z.object({
  sha256: Sha256,
  mimeType: z.string().max(100),
  sizeBytes: z.int().min(1),
  durationMs: z.number().min(0),
  signal: SignalFacts.nullable(),
});
export type RecordingRef = z.infer<typeof RecordingRef>;

/** What the learner hands in, by answer kind. Texts are kept as typed (no trimming). */
export const AnswerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('record'), recording: RecordingRef }),
  z.object({ kind: z.literal('write'), text: z.string().max(textLimits.writtenAnswer) }),
  z.object({ kind: z.literal('choose'), chosen: z.array(z.string().max(40)).max(40) }),
  z.object({ kind: z.literal('arrange'), order: z.array(z.string().max(40)).max(40) }),
  z.object({ kind: z.literal('fill'), gaps: z.array(z.string().max(200).nullable()).max(60) }),
  /** Zero-based positions of the clicked words in the transcript. */
  z.object({ kind: z.literal('highlight'), words: z.array(z.int().min(0)).max(2_000) }),
  z.object({ kind: z.literal('type'), text: z.string().max(textLimits.typedAnswer) }),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** Body of `POST /api/{section}/{practice}/{id}` (spec section 3, practice answer body). Duration in seconds. */
export const AnswerBody = z.object({
  answer: AnswerValue,
  duration: z.number().min(0).max(86_400),
  pteType: PteType,
  /** Absent in answers of older apps: nobody knows then. */
  mode: PracticeMode.optional(),
});
export type AnswerBody = z.infer<typeof AnswerBody>;

/** One scored trait. An `exact` trait has `low === high === points`; an `estimate` is a range (never a bare point). */
export const Trait = z.object({
  id: z.string(),
  certainty: z.enum(['exact', 'estimate']),
  points: z.number(),
  low: z.number(),
  high: z.number(),
  max: z.number(),
});
export type Trait = z.infer<typeof Trait>;

/** What a score was computed from. Shown before any number. */
export const ScoreEvidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choices'),
    options: z.array(z.object({ id: z.string(), chosen: z.boolean(), correct: z.boolean() })),
  }),
  z.object({
    kind: z.literal('pairs'),
    pairs: z.array(z.object({ first: z.string(), second: z.string(), correct: z.boolean() })),
  }),
  z.object({
    kind: z.literal('gaps'),
    gaps: z.array(
      z.object({ given: z.string().nullable(), accepted: z.array(z.string()), correct: z.boolean() }),
    ),
  }),
  z.object({ kind: z.literal('words'), words: z.array(ScoredWord) }),
  z.object({
    kind: z.literal('writing'),
    wordCount: z.int(),
    formBand: z.object({
      points: z.int(),
      max: z.int(),
      reason: z.string(),
      /**
       * Another way of counting words gives other points: its count. The better points were given. Absent where both give the same, and in
       * scores of older versions.
       */
      doubt: z.object({ words: z.int().min(0) }).optional(),
    }),
    ...writingFindings,
  }),
  z.object({
    kind: z.literal('recording'),
    signal: SignalFacts.nullable(),
    /** Only when speech was assessed. */
    speech: SpeechEvidence.optional(),
  }),
]);
export type ScoreEvidence = z.infer<typeof ScoreEvidence>;
/** Evidence of one kind. */
export type EvidenceOf<Kind extends ScoreEvidence['kind']> = Extract<ScoreEvidence, { kind: Kind }>;

export const SkillScore = z.object({ skill: Skill, points: z.number(), max: z.number() });

/**
 * A score with its evidence. `points` is `null` while not every trait of the task can be measured: what was not
 * measured is absent, never zero. A stored score names the rubric, the scorer and where it ran.
 */
export const Score = z.object({
  rubric: z.string(),
  scorer: z.string(),
  points: z.number().nullable(),
  max: z.number(),
  traits: z.array(Trait),
  skills: z.array(SkillScore),
  evidence: ScoreEvidence,
});
export type Score = z.infer<typeof Score>;

/** What a learner answers on, as they would call it. */
export const DeviceKind = z.enum(['phone', 'tablet', 'computer']);
export type DeviceKind = z.infer<typeof DeviceKind>;

/** The score that an engine of the learner's own device made. Theirs alone: others see what the server found. */
export const DeviceScore = z.object({ device: DeviceKind, score: Score });
export type DeviceScore = z.infer<typeof DeviceScore>;

/**
 * Why the server found other points than the device. `newer-scorer`: its rules are newer; `second-listener`: both speech engines
 * listened there, and one here; `other-engine`: neither, so that something else of the two differs.
 */
export const shownReasons = ['newer-scorer', 'second-listener', 'other-engine'] as const;

/** The points, as a range, that the learner's device had shown before the server's own score came, where the two differ. */
export const ShownScore = z.object({
  device: DeviceKind,
  scorer: z.string(),
  low: z.number(),
  high: z.number(),
  max: z.number(),
  why: z.enum(shownReasons),
});
export type ShownScore = z.infer<typeof ShownScore>;

/**
 * Why the server gave up on assessing an answer. `gone`: the recording is not stored any more; `unsupported`: this kind of
 * answer cannot be assessed here; `gave-up`: the engine failed at every try.
 */
export const scoringFailures = ['gone', 'unsupported', 'gave-up'] as const;
export type ScoringFailure = (typeof scoringFailures)[number];

/** What is still to come for a score that needs an engine. Its exact part is in `score` already. */
export const ScoringState = z.discriminatedUnion('status', [
  /** `needs`: why the server has not begun. `ai-score`: the learner has none left; it begins when there is one again. */
  z.object({ status: z.literal('waiting'), needs: z.literal('ai-score').optional() }),
  z.object({ status: z.literal('failed'), reason: z.enum(scoringFailures) }),
]);
export type ScoringState = z.infer<typeof ScoringState>;

/** An answer as the server returns it, to its author and (without `value.recording` access) to others. */
export const AnswerDto = z.object({
  id: z.uuid(),
  practiceId: z.int(),
  taskType: TaskType,
  value: AnswerValue,
  duration: z.number(),
  pteType: PteType,
  /** How it was practised; absent where that is not known. */
  mode: PracticeMode.optional(),
  score: Score.nullable(),
  /** Same as `score.points`/`score.max` as a percentage, for sorting; `null` when not scored. */
  scorePercentage: z.number().nullable(),
  /** Absent when nothing is to come: the score is what it will be. */
  scoring: ScoringState.optional(),
  /** Until the server has scored the answer itself. To its author only, as what follows. */
  deviceScore: DeviceScore.optional(),
  /** Once it has. */
  shownBefore: ShownScore.optional(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  premium: z.boolean(),
  createdDate: z.iso.datetime(),
  lastModifiedDate: z.iso.datetime(),
  /** What was answered, part by part: options, words in gaps, boxes in order, places of words, or the text. */
  answers: z.array(z.string()).optional(),
  scores: LetterScores.optional(),
  /** The last three are absent in the change feed: a device makes them from what it has. */
  display: ScoreDisplay.optional(),
});
export type AnswerDto = z.infer<typeof AnswerDto>;
