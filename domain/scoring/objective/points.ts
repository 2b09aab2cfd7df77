import type { EvidenceOf, ScoreEvidence } from '#contract/entities/answer.ts';

/** What an exactly scored task gives: points within 0 and `max`, and what they were counted from. */
export interface Points<Kind extends ScoreEvidence['kind']> {
  readonly points: number;
  readonly max: number;
  readonly evidence: EvidenceOf<Kind>;
}
