import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { syllablesOf } from '#engines/speech/dictionary/vowels.ts';
import {
  pronounceText,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { framesPerSecond, sampleRate } from '#engines/speech/front-end/spectra.ts';
import { subtractNoise } from '#engines/speech/front-end/subtract-noise.ts';
import {
  adjustFluency,
  fluencyFacts,
  type FluencyFacts,
  type TimedWord,
} from '#engines/speech/reading/fluency.ts';
import { listen } from '#engines/speech/reading/listen.ts';
import { pronounce, type SentenceMarks } from '#engines/speech/reading/pronounce.ts';
import type { ReadWord } from '#engines/speech/reading/score-reading.ts';
import type { Hearing } from '#engines/speech/reading/stacked-features.ts';
import {
  checkSignal,
  unusableReason,
  type SignalFlag,
  type SignalQuality,
} from '#engines/speech/reading/signal-gate.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { countRepeats } from './count-repeats.ts';
import type { Transcript, TranscriptPiece } from './transcribe.ts';
import { understoodShare } from './understood-share.ts';

/** All that is known of speech whose words nobody knew before. Marks are raters' marks from 0 to 10, unrounded. */
export interface SpokenScore {
  readonly transcript: string;
  /** Share of the speech that the transcript engine understood; `null` when there was none. */
  readonly understood: number | null;
  /** Every word that was heard, as CORRECT, with its time and pronunciation. */
  readonly words: readonly ReadWord[];
  readonly marks: SentenceMarks | null;
  readonly fluencyFacts: FluencyFacts | null;
  readonly quality: SignalQuality;
  readonly warp: number | null;
  readonly refused: boolean;
  readonly reason: SignalFlag | null;
}

interface Engine {
  readonly model: AcousticModel;
  readonly weights: ReadingWeights;
  readonly dictionary: PronouncingDictionary;
}
interface TimedPiece {
  readonly words: readonly ReadWord[];
  readonly said: readonly TimedWord[];
  readonly marks: SentenceMarks;
  readonly warp: number;
}

/**
 * Times and scores the words of a transcript by forced alignment with the reading engine, piece by piece. `samples` are
 * the same 16 kHz mono samples that were transcribed.
 */
export function scoreSpoken(engine: Engine, samples: Float32Array, transcript: Transcript): SpokenScore {
  const quality = checkSignal(samples);
  const reason = unusableReason(quality) ?? (transcript.text === '' ? 'no-speech' : null);
  const isNoisy = quality.flags.includes('noisy');
  const timed: TimedPiece[] = [];
  const untimed: ReadWord[][] = [];
  for (const piece of reason === null ? transcript.pieces : []) {
    const done = timePiece(engine, samples, piece, { isNoisy, warp: timed[0]?.warp, hearing: transcript });
    untimed.push([...done.words]);
    if (done.kind === 'timed') timed.push(done.piece);
  }
  const said = timed.flatMap((piece) => piece.said);
  const facts = said.length === 0 ? null : fluencyFacts(said, countRepeats(transcript.text));
  return {
    transcript: transcript.text,
    understood: reason === null ? understoodShare(samples, transcript) : null,
    words: untimed.flat(),
    marks: facts === null ? null : averageMarks(timed, facts),
    fluencyFacts: facts,
    quality,
    warp: timed[0]?.warp ?? null,
    refused: reason !== null,
    reason,
  };
}

type Timed =
  | { readonly kind: 'timed'; readonly words: readonly ReadWord[]; readonly piece: TimedPiece }
  /** More words than the piece has room for: they are kept, without times. */
  | { readonly kind: 'untimed'; readonly words: readonly ReadWord[] };

function timePiece(
  { model, weights, dictionary }: Engine,
  samples: Float32Array,
  piece: TranscriptPiece,
  { isNoisy, warp, hearing }: { isNoisy: boolean; warp: number | undefined; hearing: Hearing },
): Timed {
  const { words } = pronounceText(piece.words.map(({ text }) => text).join(' '), dictionary);
  if (words.length === 0) return { kind: 'untimed', words: [] };
  const heard = listen(model, samples.slice(piece.from, piece.to), words, {
    ...(warp === undefined ? {} : { warp }),
    ...(isNoisy ? { clean: subtractNoise } : {}),
  });
  const numbers = words.map((_, word) => word);
  const spoken = { words, numbers, allowsOtherSpeech: true, hearing };
  const pronounced = pronounce(model, heard, spoken, weights);
  const start = piece.from / sampleRate;
  const offset = Math.round(start * framesPerSecond);
  const shown = words.map(({ text }, word): ReadWord => {
    const own = pronounced?.words.get(word);
    return {
      word: text,
      type: 'CORRECT',
      start: own ? start + own.from / framesPerSecond : null,
      dur: own ? (own.to - own.from) / framesPerSecond : null,
      score: own?.score ?? null,
      phones: own?.phones ?? [],
    };
  });
  if (!pronounced) return { kind: 'untimed', words: shown };
  const said = [...pronounced.words].map(([word, { from, to }]) => ({
    from: from + offset,
    to: to + offset,
    syllables: syllablesOf(words[word]?.pronunciations[0]),
  }));
  return {
    kind: 'timed',
    words: shown,
    piece: { words: shown, said, marks: pronounced.marks, warp: heard.warp },
  };
}

/** Each piece counts by its words. */
function averageMarks(pieces: readonly TimedPiece[], facts: FluencyFacts): SentenceMarks {
  const total = pieces.reduce((sum, { said }) => sum + said.length, 0);
  const average = (mark: keyof SentenceMarks): number =>
    pieces.reduce((sum, { marks, said }) => sum + (marks[mark] * said.length) / total, 0);
  return {
    accuracy: average('accuracy'),
    fluency: adjustFluency(average('fluency'), facts),
    prosodic: average('prosodic'),
    total: average('total'),
  };
}
