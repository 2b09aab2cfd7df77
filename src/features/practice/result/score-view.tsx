import type { ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { ResultPart } from '#ui/practice/result-part.tsx';
import { TraitRanges } from '#ui/practice/trait-ranges.tsx';
import classes from './score-view.module.css';

export interface ScoreViewProps {
  score: Score;
  rule: TaskRule;
  /** What the score was computed from. */
  evidence: ReactNode;
  /** How it came about. */
  facts: ReactNode;
  /** What the last answers say together; for estimates only. */
  estimate: ReactNode;
}

/** The evidence, and beside it where there is room the traits, what the last answers say, and how the score came about. */
export function ScoreView({ score, rule, evidence, facts, estimate }: ScoreViewProps) {
  // A single trait that is the whole score would say the same figure twice.
  const [first, ...others] = score.traits;
  const hasTraits = first !== undefined && (others.length > 0 || first.max !== score.max);
  const nameOf = (id: string) => rule.traits.find((trait) => trait.id === id)?.label ?? id;
  const isEstimate = score.traits.some(({ certainty }) => certainty === 'estimate');
  return (
    <div className={classes['room']}>
      <div className={classes['view']} data-beside={hasTraits || undefined}>
        <div className={classes['evidence']}>{evidence}</div>
        <div className={classes['aside']}>
          {hasTraits && (
            <ResultPart title="Traits">
              <TraitRanges traits={score.traits} nameOf={nameOf} />
            </ResultPart>
          )}
          {isEstimate && estimate}
          {facts}
        </div>
      </div>
    </div>
  );
}
