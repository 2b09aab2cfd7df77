import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import {
  pronounceText,
  type PronouncingDictionary,
  type SpokenText,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { scoreReading, type ReadingScore } from '#engines/speech/reading/score-reading.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { scoreSpoken, type SpokenScore } from '#engines/transcript/score-spoken.ts';
import { transcribe, type TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';

interface Engines {
  readonly model: AcousticModel;
  readonly weights: ReadingWeights;
  readonly dictionary: PronouncingDictionary;
  readonly transcriber: TranscriptEngine;
}

/** Scores 16 kHz mono samples with both engines: against a text when one is known, and otherwise as free speech. */
export async function scoreRecording(
  engines: Engines,
  samples: Float32Array,
  text: string | undefined,
): Promise<{ score: ReadingScore | SpokenScore; heard: string; guessed: SpokenText['guessed'] }> {
  const transcript = await transcribe(engines.transcriber, samples);
  const heard = transcript.text;
  if (text === undefined) return { score: scoreSpoken(engines, samples, transcript), heard, guessed: [] };
  const { words, guessed } = pronounceText(text, engines.dictionary);
  const judgement = askTranscript(words, { transcript, dictionary: engines.dictionary });
  return { score: scoreReading(engines, samples, words, judgement), heard, guessed };
}
