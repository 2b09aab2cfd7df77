import type { KeyPointEvidence } from '#contract/entities/content-evidence.ts';
import { isCovered } from '#domain/answers/answered-parts.ts';

export type Coverage = 'found' | 'near' | 'missing';

/**
 * How far an answer says a key point. `near`: words near in meaning, or that sound like its own. Words that are less near count for a
 * little, and as evidence they would look invented.
 */
export function coverageOf(point: KeyPointEvidence): Coverage {
  if (!isCovered(point)) return 'missing';
  return point.coverage >= 1 && point.isBySound !== true ? 'found' : 'near';
}
