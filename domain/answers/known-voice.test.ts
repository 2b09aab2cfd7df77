import { describe, expect, it } from 'vitest';
import type { ScoreEvidence } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { knownWarp } from './known-voice.ts';

interface Given extends Partial<Pick<SpeechEvidence, 'quality' | 'refused'>> {
  readonly speechMs?: number;
}

/** A scored reading; `warp` as it was found there, `null` where one was known. */
function reading(warp: number | null, { speechMs = 5_000, quality = [], refused = null }: Given = {}) {
  const signal = {
    durationMs: 8_000,
    speechMs,
    leadingSilenceMs: 0,
    pauses: [],
    peakDbfs: -6,
    speechDbfs: -20,
    clippedShare: 0,
  };
  const speech: SpeechEvidence = {
    engine: 'reading',
    transcript: '',
    coverage: 1,
    words: [],
    marks: null,
    pace: null,
    understood: null,
    quality,
    refused,
    ...(warp === null ? {} : { warp }),
  };
  return { kind: 'recording', signal, speech } satisfies ScoreEvidence;
}
const readings = (...warps: (number | null)[]) => warps.map((warp) => reading(warp));

describe('the warp of a learner', () => {
  it('is not known before three readings, and then is their median', () => {
    expect(knownWarp([])).toBeUndefined();
    expect(knownWarp(readings(1.05, 1.05))).toBeUndefined();
    expect(knownWarp(readings(1.1, 0.9, 1.05))).toBe(1.05);
    expect(knownWarp(readings(1.1, 1.05, 1.05, 1.1))).toBeCloseTo(1.075, 10);
  });

  it('follows the newest five', () => {
    expect(knownWarp(readings(1.15, 1.15, 1.15, 0.9, 0.9, 0.9, 0.9))).toBe(1.15);
    expect(knownWarp(readings(1.15, 1.15, 0.9, 0.9, 0.9, 1.15, 1.15))).toBe(0.9);
  });

  it('is found anew in every tenth reading', () => {
    const found = [1.05, 1.05, 1.05];
    const taken = (count: number) => Array.from({ length: count }, () => null);
    expect(knownWarp(readings(...taken(8), ...found))).toBe(1.05);
    expect(knownWarp(readings(...taken(9), ...found))).toBeUndefined();
    expect(knownWarp(readings(1.1, ...taken(9), ...found))).toBeCloseTo(1.05, 10);
    // Readings that no engine has scored yet tell nothing.
    expect(knownWarp([...taken(9), ...readings(...found)])).toBeUndefined();
  });

  it('of a bad estimate or another person does not stay for ever', () => {
    const told: (number | null)[] = [1.2, 1.2, 1.2];
    for (let i = 0; i < 30; i += 1) {
      const known = knownWarp(readings(...told));
      told.unshift(known === undefined ? 0.95 : null);
    }
    expect(told.filter((one) => one === 0.95)).toHaveLength(3);
    expect(knownWarp(readings(...told))).toBe(0.95);
  });

  it.each([
    ['was refused', { refused: 'other-text' }],
    ['is noisy', { quality: ['noisy'] }],
    ['is too quiet', { quality: ['too-quiet'] }],
    ['has clipping', { quality: ['clipping'] }],
    ['has under three seconds of speech', { speechMs: 2_999 }],
  ] as const)('is not taken from a reading that %s', (_, given) => {
    const doubtful = reading(1.2, { ...given, quality: [...('quality' in given ? given.quality : [])] });
    expect(knownWarp([doubtful, ...readings(1, 1)])).toBeUndefined();
    expect(knownWarp([doubtful, doubtful, doubtful, ...readings(1, 1, 1)])).toBe(1);
    // It was no new estimate either.
    expect(knownWarp([doubtful, ...readings(...Array<null>(8).fill(null), 1, 1, 1)])).toBeUndefined();
  });

  it('is not taken from recordings that were not measured, or answers of other kinds', () => {
    const unmeasured = { ...reading(1.2), signal: null };
    const chosen: ScoreEvidence = { kind: 'choices', options: [] };
    expect(knownWarp([unmeasured, chosen, null, ...readings(1, 1)])).toBeUndefined();
    expect(knownWarp([unmeasured, chosen, null, ...readings(1, 1, 1)])).toBe(1);
  });
});
