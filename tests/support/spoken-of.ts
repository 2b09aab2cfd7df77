import type { SpokenScore } from '#engines/transcript/score-spoken.ts';

/** What the speech engines would give for a text that was said well, in a good recording. */
export const spokenOf = (said: string): SpokenScore => ({
  transcript: said,
  understood: 0.914_159,
  words: said
    .split(/\s+/u)
    .map((word) => ({ word, type: 'CORRECT', start: 1, dur: 0.2, score: 7, phones: [] })),
  marks: { accuracy: 7.5, fluency: 6.5, prosodic: 6, total: 7 },
  fluencyFacts: {
    wordsPerMinute: 130,
    articulationRate: 4,
    pauses: [],
    longPauses: 0,
    pausedShare: 0,
    restarts: 0,
    finalRush: false,
    overFast: false,
  },
  quality: { durationSeconds: 38, speechSeconds: 35, speechDbfs: -20, snrDb: 30, clippedShare: 0, flags: [] },
  warp: 1,
  refused: false,
  reason: null,
});
