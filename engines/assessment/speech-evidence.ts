import type { HeardWord, PaceFacts, SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { FluencyFacts } from '#engines/speech/reading/fluency.ts';
import type { ReadingScore, ReadWord } from '#engines/speech/reading/score-reading.ts';
import { markRanges } from './mark-range.ts';
import { clamp, toHundredth } from './round.ts';

const toMs = (seconds: number): number => Math.max(0, Math.round(seconds * 1000));
const longestWord = 200;
const mostPhones = 60;
const mostWords = 5_000;
const longestTranscript = 20_000;

/** What the reading engine heard, as it is stored and shown: milliseconds, rounded, with ranges. A refusal has no marks. */
export function readingEvidence(reading: ReadingScore): SpeechEvidence {
  const { marks, quality, refused, reason } = reading;
  const words = reading.words.slice(0, mostWords).map(heardWord);
  const certainty = { words: wordsHeard(words), isDoubtful: quality.flags.length > 0 };
  return {
    engine: 'reading',
    transcript: reading.transcript.slice(0, longestTranscript),
    coverage: toHundredth(clamp(reading.coverage, 0, 1)),
    words,
    marks: marks === null || refused ? null : markRanges(marks, certainty),
    pace: reading.fluencyFacts === null ? null : paceFacts(reading.fluencyFacts),
    understood: reading.understood === null ? null : toHundredth(clamp(reading.understood, 0, 1)),
    quality: [...quality.flags],
    refused: refused ? (reason ?? 'other-text') : null,
  };
}

export function wordsHeard(words: readonly Pick<HeardWord, 'type'>[]): number {
  return words.filter(({ type }) => type === 'CORRECT' || type === 'REPLACED').length;
}

function heardWord({ word, type, start, dur, score, phones }: ReadWord): HeardWord {
  return {
    word: word.slice(0, longestWord),
    type,
    startMs: start === null ? null : toMs(start),
    endMs: start === null || dur === null ? null : toMs(start + dur),
    score: score === null ? null : toHundredth(clamp(score, 0, 10)),
    phones: phones
      .slice(0, mostPhones)
      .map((one) => ({ phone: one.phone, score: toHundredth(clamp(one.score, 0, 2)) })),
  };
}

/** Facts of pace as they are stored and shown. The engines count no fillers. */
export function paceFacts(facts: FluencyFacts): PaceFacts {
  return {
    wordsPerMinute: Math.round(facts.wordsPerMinute),
    articulationRate: toHundredth(facts.articulationRate),
    pauses: facts.pauses
      .slice(0, 2_000)
      .map(({ start, dur }) => ({ startMs: toMs(start), durationMs: toMs(dur) })),
    longPauses: facts.longPauses,
    restarts: facts.restarts,
    ...(facts.restartTimes ? { restartsMs: facts.restartTimes.slice(0, 2_000).map(toMs) } : {}),
    fillers: null,
    finalRush: facts.finalRush,
    overFast: facts.overFast,
  };
}
