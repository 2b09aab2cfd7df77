import type { Score } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';

/** A voice of an item that is heard. */
export const itemAudio = {
  id: 'af_heart',
  label: 'Heart voice',
  accent: 'US',
  sha256: 'a'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 20_000,
} as const;

const signal = {
  durationMs: 58_000,
  speechMs: 55_000,
  leadingSilenceMs: 300,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};

export const spokenValue = {
  kind: 'record',
  recording: { sha256: 'c'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1_000, durationMs: 58_000, signal },
} as const;

/** What the engines heard when every word of a transcript was said well. */
export function heardSpeech(transcript: string): SpeechEvidence {
  const mark = { value: 7, low: 6, high: 8 };
  const words = transcript.split(' ').map((word, at) => ({
    word: word.replace(/[.,]/u, ''),
    type: 'CORRECT' as const,
    startMs: at * 300,
    endMs: at * 300 + 250,
    score: 8,
    phones: [],
  }));
  return {
    engine: 'transcript',
    transcript,
    coverage: null,
    words,
    pace: null,
    understood: null,
    quality: [],
    refused: null,
    marks: { accuracy: mark, fluency: mark, prosodic: mark, total: mark },
  };
}

/** A score with that evidence. */
export function spokenScore(speech: SpeechEvidence, fields: Partial<Score> = {}): Score {
  return {
    rubric: 'academic@2025-08-07',
    scorer: 'test',
    points: 9,
    max: 16,
    traits: [{ id: 'content', certainty: 'estimate', points: 2, low: 1, high: 3, max: 6 }],
    skills: [],
    evidence: { kind: 'recording', signal, speech },
    ...fields,
  };
}
