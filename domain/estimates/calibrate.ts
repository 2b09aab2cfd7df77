import { scaleDeviation, type ScoreGuess } from './skill-estimate.ts';

/** A real result beside what the estimate said at that time. */
export interface Comparison {
  readonly official: number;
  /** Without the doubt about the scale. */
  readonly guess: ScoreGuess;
}

/**
 * What the answers got wrong then they partly get wrong now: which tasks a learner never practises, how a scorer hears one voice. A result
 * takes that part away. The share is what simulated learners showed.
 */
const lasting = 0.75;
/** One test is a sample too: the same person gets a few points more or less on another day. */
const testDeviation = 3;

/**
 * A guess with the doubt about the scale in it. Real results say how far the scale lies off for this learner: the guess moves there, and
 * the doubt becomes smaller.
 */
export function calibrate(guess: ScoreGuess, results: readonly Comparison[]): ScoreGuess {
  let precision = 1 / scaleDeviation ** 2;
  let weighted = 0;
  for (const { official, guess: then } of results) {
    const trust = 1 / (then.deviation ** 2 + testDeviation ** 2);
    precision += trust;
    weighted += trust * (official - then.mean);
  }
  const moved = 1 - 1 / scaleDeviation ** 2 / precision;
  // What was by chance in the guesses of then evens out over several results.
  const shared = results.length === 0 ? 1 : lasting + (1 - lasting) / results.length;
  const own = guess.deviation ** 2 * (1 - 2 * lasting * moved + moved ** 2 * shared);
  const ofTests = results.length === 0 ? 0 : (moved * testDeviation) ** 2 / results.length;
  const ofScale = ((1 - moved) * scaleDeviation) ** 2;
  return {
    mean: guess.mean + weighted / precision,
    deviation: Math.sqrt(own + ofTests + ofScale),
  };
}
