import type { ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { TraitRanges } from '#ui/practice/trait-ranges.tsx';
import { formatPoints } from './format-points.ts';
import classes from './score-view.module.css';

export interface ScoreViewProps {
  score: Score;
  rule: TaskRule;
  /** What the score was computed from. */
  evidence: ReactNode;
  /** One sentence, or nothing to say. */
  advice: string | null;
}

/** Evidence first, then traits, then points, then what would help most (design/scoring.md, rules of honesty). */
export function ScoreView({ score, rule, evidence, advice }: ScoreViewProps) {
  // A single trait that is the whole score would say the same figure twice.
  const hasTraits = score.traits.length > (score.points === null ? 0 : 1);
  const nameOf = (id: string) => rule.traits.find((trait) => trait.id === id)?.label ?? id;
  return (
    <div className={classes.score}>
      <div>{evidence}</div>
      {hasTraits && (
        <section aria-label="Traits">
          <TraitRanges traits={score.traits} nameOf={nameOf} />
        </section>
      )}
      {score.points !== null && (
        <p className={classes['points']}>
          <span className={classes['figure']}>{formatPoints(score.points)}</span> of {formatPoints(score.max)}{' '}
          points
        </p>
      )}
      {advice !== null && (
        <section className={classes['advice']}>
          <h3>What would help most</h3>
          <p>{advice}</p>
        </section>
      )}
    </div>
  );
}
