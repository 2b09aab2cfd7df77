import type { WordScore } from '#contract/entities/word.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { scoreWord, type ScoredSyllable, type WordRefusal } from '#engines/speech/word/score-word.ts';
import { askTranscript, type TranscriptWitness } from '#engines/transcript/transcript-witness.ts';
import type { ReadingEngine } from './assess-reading.ts';

export interface WordToAssess {
  /** What is to be said, as words with their pronunciations. Only one is scored. */
  readonly words: readonly SpokenWord[];
  /** 16 kHz mono, -1 to 1. */
  readonly samples: Float32Array;
  /** Tells what the transcript engine heard in the same samples; asked for a single word only. Nothing: the reading engine decides alone. */
  readonly listen: () => Promise<TranscriptWitness | undefined>;
}

/** `format`: there is no sound in the file; `unsupported`: no word, or more than one; `refused`: listened to, and why it is not scored. */
export type WordAssessment =
  | { readonly kind: 'word'; readonly score: WordScore }
  /** `heard`: the other words that were said instead, as the recogniser wrote them. */
  | { readonly kind: 'refused'; readonly reason: WordRefusal; readonly heard?: string }
  | { readonly kind: 'format' | 'unsupported' };

/** How a single word was pronounced, as the wire has it. The device and the server give the same for the same samples and witness. */
export async function assessWord(
  engine: ReadingEngine,
  { words, samples, listen }: WordToAssess,
): Promise<WordAssessment> {
  if (samples.length === 0) return { kind: 'format' };
  const [spoken, ...more] = words;
  if (spoken === undefined || more.length > 0) return { kind: 'unsupported' };
  const witness = await listen();
  const [opinion] = askTranscript([spoken], witness).witnesses;
  const outcome = scoreWord(engine, samples, spoken, opinion);
  if (outcome.kind === 'refused') {
    const isAnotherWord = outcome.reason === 'other-word' && opinion?.hears === 'other';
    return isAnotherWord && witness ? { ...outcome, heard: witness.transcript.text } : outcome;
  }
  return { kind: 'word', score: { score: outcome.score, syllables: outcome.syllables.map(onTheWire) } };
}

/** The spec counts in nanoseconds. */
const nanoseconds = (seconds: number): number => Math.round(seconds * 1e9);

function onTheWire({ start, dur, ...syllable }: ScoredSyllable): WordScore['syllables'][number] {
  return { ...syllable, segment: { start: nanoseconds(start), duration: nanoseconds(dur) } };
}
