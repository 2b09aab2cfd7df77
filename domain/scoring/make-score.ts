import type { Score, ScoreEvidence, Trait } from '#contract/entities/answer.ts';
import type { Rubric, TaskRule, TraitId } from '#domain/rubric/rubric.ts';
import { taskMax, type ItemCounts } from '#domain/rubric/task-max.ts';
import type { ScoreOutcome } from './task-scorer.ts';

/** Names the rules that gave a score. Goes up when the same answer could get another score from the same rubric. */
export const scorerVersion = 'objective@1';

/** Score of a task that is exact as a whole: its only trait gives all points, credited in full to each skill. */
export function exactScore(
  { rubric, rule }: { rubric: Rubric; rule: TaskRule },
  trait: TraitId,
  { points, max, evidence }: { points: number; max: number; evidence: ScoreEvidence },
): ScoreOutcome {
  const score: Score = {
    rubric: rubric.id,
    scorer: scorerVersion,
    points,
    max,
    traits: [exactTrait(trait, points, max)],
    skills: rule.skills.map((skill) => ({ skill, points, max })),
    evidence,
  };
  return { kind: 'scored', score };
}

/** Score of a task whose traits are not all measured: no points yet, only what is known. */
export function partialScore(
  { rubric, rule }: { rubric: Rubric; rule: TaskRule },
  known: { traits: Trait[]; evidence: ScoreEvidence; counts?: ItemCounts },
): ScoreOutcome {
  const score: Score = {
    rubric: rubric.id,
    scorer: scorerVersion,
    points: null,
    max: taskMax(rule, known.counts),
    traits: known.traits,
    skills: [],
    evidence: known.evidence,
  };
  return { kind: 'scored', score };
}

export function exactTrait(id: TraitId, points: number, max: number): Trait {
  return { id, certainty: 'exact', points, low: points, high: points, max };
}
