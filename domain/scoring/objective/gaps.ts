import { isSameWord } from '#domain/spelling/national-spelling.ts';
import { normalizeText } from '#domain/words/normalize.ts';
import type { Points } from './points.ts';

export interface GapKey {
  /** Every text that fills the gap rightly; at least one. */
  readonly accepted: readonly string[];
}

/**
 * 1 point for each rightly filled gap, nothing off for a wrong one (exam-facts 2.1, all FIB kinds).
 * `typed` words may be in any national spelling and case; `picked` ones must be the very option. A gap beyond the end
 * of `given` counts as empty; texts beyond the last gap are not looked at.
 */
export function scoreGaps(
  keys: readonly GapKey[],
  given: readonly (string | null)[],
  how: 'typed' | 'picked',
): Points<'gaps'> {
  const gaps = keys.map((key, i) => {
    const text = given[i] ?? null;
    return { given: text, accepted: [...key.accepted], correct: text !== null && fits(key, text, how) };
  });
  const points = gaps.filter((gap) => gap.correct).length;
  return { points, max: keys.length, evidence: { kind: 'gaps', gaps } };
}

function fits(key: GapKey, text: string, how: 'typed' | 'picked'): boolean {
  if (how === 'picked') return key.accepted.includes(text);
  const word = tidy(text);
  return key.accepted.some((accepted) => isSameWord(tidy(accepted), word));
}

function tidy(text: string): string {
  return normalizeText(text).trim().replace(/\s+/gu, ' ');
}
