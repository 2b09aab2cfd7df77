import type { SignalFacts } from '#contract/entities/answer.ts';
import { measureSignal } from '#domain/signal/signal-meter.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { noiseDbfs } from './noise-level.ts';

/** What is wrong with a recording. The first four leave nothing to score; the others only lower the confidence. */
export type SignalFlag =
  | 'empty'
  | 'too-short'
  | 'no-speech'
  | 'too-quiet'
  | 'noisy'
  | 'clipping'
  | 'too-long';

export interface SignalQuality {
  readonly durationSeconds: number;
  readonly speechSeconds: number;
  readonly speechDbfs: number | null;
  /** Level of the speech over the level of the gaps; `null` without speech. */
  readonly snrDb: number | null;
  readonly clippedShare: number;
  readonly flags: readonly SignalFlag[];
}

const shortestSeconds = 0.3;
const quietDbfs = -42;
const unusableDbfs = -58;
/** Under this the noise is taken off the spectra before scoring. */
export const noisySnrDb = 15;
const clippedShare = 0.005;
const longestSeconds = 180;

/** Measures whether there is speech to score at all, and how well it was recorded. */
export function checkSignal(samples: Float32Array): SignalQuality {
  const facts = measureSignal(samples, sampleRate);
  const durationSeconds = samples.length / sampleRate;
  const snrDb = facts.speechDbfs === null ? null : Math.max(0, facts.speechDbfs - noiseDbfs(samples));
  return {
    durationSeconds,
    speechSeconds: facts.speechMs / 1000,
    speechDbfs: facts.speechDbfs,
    snrDb,
    clippedShare: facts.clippedShare,
    flags: flagsOf(facts, { durationSeconds, snrDb }),
  };
}

function flagsOf(
  { speechMs, speechDbfs, clippedShare: clipped }: SignalFacts,
  { durationSeconds, snrDb }: { durationSeconds: number; snrDb: number | null },
): SignalFlag[] {
  if (durationSeconds === 0) return ['empty'];
  if (durationSeconds < shortestSeconds) return ['too-short'];
  if (speechMs === 0 || speechDbfs === null || speechDbfs < unusableDbfs) return ['no-speech'];
  const flags: SignalFlag[] = [];
  if (speechDbfs < quietDbfs) flags.push('too-quiet');
  if (snrDb !== null && snrDb < noisySnrDb) flags.push('noisy');
  if (clipped > clippedShare) flags.push('clipping');
  if (durationSeconds >= longestSeconds) flags.push('too-long');
  return flags;
}

/** The reason why nothing can be scored, if any. */
export function unusableReason({ flags }: SignalQuality): SignalFlag | undefined {
  return flags.find((flag) => flag === 'empty' || flag === 'too-short' || flag === 'no-speech');
}
