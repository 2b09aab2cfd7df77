import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { framesPerSecond } from '#engines/speech/front-end/spectra.ts';
import { subtractNoise } from '#engines/speech/front-end/subtract-noise.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { decodeReading, type ReadingPath } from './decode-reading.ts';
import { adjustFluency, type FluencyFacts } from './fluency.ts';
import { settleExtras, type InsertedWord } from './inserted-words.ts';
import { judgeWords, type JudgedWord } from './judge-words.ts';
import { listen, type Heard } from './listen.ts';
import { orderLead } from './order-lead.ts';
import { extraShareOf, factsOf, heardWords, matchOf } from './path-facts.ts';
import { pronounce, type PronouncedWord, type SentenceMarks } from './pronounce.ts';
import { refusalReason, type RefusalReason, type TextEvidence } from './refusal.ts';
import type { Rival } from './rivals.ts';
import { understandsAll, type WordWitness } from './second-witness.ts';
import { checkSignal, unusableReason, type SignalQuality } from './signal-gate.ts';
import type { Hearing } from './stacked-features.ts';
import { rescueWord, weighWords } from './weigh-words.ts';
import { gatherEvidence } from './word-evidence.ts';

/** A word of the text or extra speech, as the score shows it. Times in seconds; `null` where nothing was heard. */
export interface ReadWord {
  /** Empty for extra speech, unless a second witness heard what was said there. */
  readonly word: string;
  readonly type: 'CORRECT' | 'REPLACED' | 'MISSED' | 'EXTRA';
  readonly start: number | null;
  readonly dur: number | null;
  /** 0 to 10: how it was pronounced, or how far what was heard fits it. `null` when it could not be measured. */
  readonly score: number | null;
  /** ARPAbet phones, each 0 to 2. */
  readonly phones: PronouncedWord['phones'];
}

/** All that is known of a reading of a given text. The marks are raters' marks from 0 to 10, unrounded. */
export interface ReadingScore {
  /** Words that were heard, in order. */
  readonly transcript: string;
  /** Share of the words of the text that were read. */
  readonly coverage: number;
  /** Mean probability that the words of the text were said, each where it fits best. */
  readonly match: number;
  /** Share of the words of the text that the second witness heard too; `null` without one. */
  readonly understood: number | null;
  readonly words: readonly ReadWord[];
  readonly marks: SentenceMarks | null;
  readonly fluencyFacts: FluencyFacts | null;
  readonly quality: SignalQuality;
  readonly warp: number | null;
  readonly refused: boolean;
  readonly reason: RefusalReason | null;
  /** What the refusal was decided on; `null` when no word was looked at. */
  readonly textEvidence: TextEvidence | null;
}

/** What others heard in the same recording. */
interface OtherEvidence {
  /** What the transcript engine heard in the place of each word. */
  readonly witnesses?: readonly WordWitness[];
  /** Words that it heard and that are not in the text. */
  readonly inserted?: readonly InsertedWord[];
  /** Where it heard other words than the text's. */
  readonly rivals?: readonly Rival[];
  /** What it made of the whole recording. */
  readonly hearing?: Hearing;
}

interface ScoreOptions extends OtherEvidence {
  /** The speaker's vocal-tract warp when it is known from earlier recordings. */
  readonly warp?: number;
}

interface Engine {
  readonly model: AcousticModel;
  readonly weights: ReadingWeights;
}

/** A recording in which the words of a text were looked for; or why nobody looked. */
interface HeardReading {
  readonly words: readonly SpokenWord[];
  readonly quality: SignalQuality;
  readonly found:
    | { readonly heard: Heard; readonly decoded: ReadingPath; readonly orderLead: number | undefined }
    | { readonly unusable: RefusalReason };
}

/** Scores a reading of the words from 16 kHz mono samples (-1..1). Pure: the same input gives the same score anywhere. */
export function scoreReading(
  engine: Engine,
  samples: Float32Array,
  words: readonly SpokenWord[],
  { warp, ...evidence }: ScoreOptions = {},
): ReadingScore {
  return judgeReading(engine, hearReading(engine, samples, words, warp), evidence);
}

/** The first half of `scoreReading` and nearly all of its work: the reading engine's own listening. */
export function hearReading(
  { model, weights }: Engine,
  samples: Float32Array,
  words: readonly SpokenWord[],
  warp?: number,
): HeardReading {
  const quality = checkSignal(samples);
  const unusable = words.length === 0 ? 'no-text' : unusableReason(quality);
  if (unusable !== undefined) return { words, quality, found: { unusable } };
  const heard = listen(model, samples, words, {
    ...(warp === undefined ? {} : { warp }),
    ...(quality.flags.includes('noisy') ? { clean: subtractNoise } : {}),
  });
  const decoded = decodeReading(model, heard, words, weights);
  return { words, quality, found: { heard, decoded, orderLead: orderLead(model, heard, words) } };
}

/** The second half: what was heard is judged, with what others heard. */
export function judgeReading(
  { model, weights }: Engine,
  { words, quality, found }: HeardReading,
  { witnesses = [], inserted = [], rivals = [], hearing }: OtherEvidence,
): ReadingScore {
  if ('unusable' in found) return nothingHeard(words, quality, found.unusable);
  const { heard, decoded } = found;
  const evidence = gatherEvidence({ model, heard, words, path: decoded }, { witnesses, rivals });
  const path = { ...decoded, said: weighWords(decoded, evidence) };
  const first = judgeWords(words.length, path);
  const allowsOtherSpeech = path.extra.length > 0;
  const pronounceThese = (numbers: readonly number[]) => {
    const these = numbers.map((word) => words[word] as SpokenWord);
    const spoken = { words: these, numbers, allowsOtherSpeech, hearing, witnesses };
    return pronounce(model, heard, spoken, weights);
  };
  // A reading that ends early may not have the time for words that were judged to be there and are not.
  const pronounced =
    pronounceThese(wordsToPronounce(words.length, first)) ?? pronounceThese(wordsAccepted(first));
  if (!pronounced) return nothingHeard(words, quality, hasTimeToSpeak(quality) ? 'other-text' : 'too-short');
  const judged = first.map((one) => rescueWord(one, evidence, pronounced.words));
  const coverage = judged.filter(({ type }) => type === 'CORRECT').length / words.length;
  const facts = factsOf(path, words);
  const marks = { ...pronounced.marks, fluency: adjustFluency(pronounced.marks.fluency, facts) };
  const match = matchOf(path, allOf(words.length));
  const stretch = stretchOf(judged, words.length);
  const textEvidence: TextEvidence = {
    match,
    coverage,
    inStretch: {
      match: matchOf(path, stretch),
      coverage: (coverage * words.length) / stretch.length,
    },
    orderLead: found.orderLead,
    accuracy: marks.accuracy,
    extraShare: extraShareOf(path, quality),
    wordCount: words.length,
    stretchCount: stretch.length,
  };
  const reason = refusalReason(textEvidence);
  return {
    transcript: heardWords(path, words),
    coverage,
    match,
    understood: understoodBy(witnesses, judged),
    words: settleExtras(judged, inserted, understandsAll(witnesses)).map((one) =>
      describe(one, words, pronounced.words),
    ),
    marks,
    fluencyFacts: facts,
    quality,
    warp: heard.warp,
    refused: reason !== undefined,
    reason: reason ?? null,
    textEvidence,
  };
}

function nothingHeard(
  words: readonly SpokenWord[],
  quality: SignalQuality,
  reason: RefusalReason,
): ReadingScore {
  const missed = words.map(({ text }): ReadWord => ({
    word: text,
    type: 'MISSED',
    start: null,
    dur: null,
    score: null,
    phones: [],
  }));
  return {
    transcript: '',
    coverage: 0,
    match: 0,
    understood: null,
    words: missed,
    marks: null,
    fluencyFacts: null,
    quality,
    warp: null,
    refused: true,
    reason,
    textEvidence: null,
  };
}

/**
 * All words but runs of two or more that were left out. A single missed word stays in: the decoder may have been wrong,
 * and the raters' marks were learned on alignments of whole sentences.
 */
function wordsToPronounce(wordCount: number, judged: readonly JudgedWord[]): number[] {
  const missed = new Set(judged.flatMap((one) => (one.type === 'MISSED' ? [one.word] : [])));
  const kept = allOf(wordCount).filter(
    (word) => !missed.has(word) || !(missed.has(word - 1) || missed.has(word + 1)),
  );
  return kept.length > 0 ? kept : allOf(wordCount);
}

function understoodBy(
  witnesses: readonly (WordWitness | undefined)[],
  judged: readonly JudgedWord[],
): number | null {
  if (witnesses.length === 0) return null;
  const both = judged.filter((one) => one.type === 'CORRECT' && witnesses[one.word]?.hears === 'word');
  return both.length / witnesses.length;
}

function wordsAccepted(judged: readonly JudgedWord[]): number[] {
  return judged.flatMap((one) => (one.type === 'CORRECT' ? [one.word] : []));
}

/** With so much speech it is not the length that keeps the words from fitting. */
const enoughSpeechSeconds = 1;
const hasTimeToSpeak = ({ speechSeconds }: SignalQuality): boolean => speechSeconds >= enoughSpeechSeconds;

const allOf = (wordCount: number): number[] => Array.from({ length: wordCount }, (_, word) => word);

/** The words of the text from the first that was read to the last one; all of them when none was. */
function stretchOf(judged: readonly JudgedWord[], wordCount: number): number[] {
  const read = wordsAccepted(judged);
  const from = Math.min(...read);
  return read.length === 0
    ? allOf(wordCount)
    : allOf(Math.max(...read) - from + 1).map((word) => from + word);
}

function describe(
  one: JudgedWord,
  words: readonly SpokenWord[],
  pronounced: ReadonlyMap<number, PronouncedWord>,
): ReadWord {
  const time =
    one.type === 'MISSED' || one.to <= one.from
      ? { start: null, dur: null }
      : { start: one.from / framesPerSecond, dur: (one.to - one.from) / framesPerSecond };
  if (one.type === 'EXTRA') return { word: one.text ?? '', type: 'EXTRA', ...time, score: null, phones: [] };
  const own = pronounced.get(one.word);
  return {
    word: words[one.word]?.text ?? '',
    type: one.type,
    ...time,
    score: own?.score ?? null,
    phones: own?.phones ?? [],
  };
}
