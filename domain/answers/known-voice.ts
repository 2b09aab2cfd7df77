import type { ScoreEvidence } from '#contract/entities/answer.ts';
import { quantile } from '#domain/numbers/statistics.ts';

const mostEstimates = 5;
const fewestEstimates = 3;
/** After so many readings with a known warp it is found anew: neither a bad estimate nor another person's stays for ever. */
const mostTaken = 9;
const leastSpeechMs = 3_000;

/**
 * The warp to score the next reading with: the median of the last few that were found in good readings. `undefined`: find it in
 * the recording. `readings` are what is known of the learner's readings, newest first; `null` for one that was not scored.
 */
export function knownWarp(readings: readonly (ScoreEvidence | null)[]): number | undefined {
  const estimates = readings.map(goodEstimate);
  if (estimates.slice(0, mostTaken).every((one) => one === undefined)) return undefined;
  const newest = estimates.filter((one) => one !== undefined).slice(0, mostEstimates);
  return newest.length < fewestEstimates ? undefined : quantile(newest, 0.5);
}

/** The warp that was found in a reading, when it can be relied on. */
function goodEstimate(evidence: ScoreEvidence | null): number | undefined {
  if (evidence?.kind !== 'recording') return undefined;
  const { signal, speech } = evidence;
  const isGood = speech?.refused === null && speech.quality.length === 0;
  return isGood && signal !== null && signal.speechMs >= leastSpeechMs ? speech.warp : undefined;
}
