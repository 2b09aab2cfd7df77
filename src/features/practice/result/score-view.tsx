import type { ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { gateReasons, negativeReason, zeroReasons } from '#domain/answers/zero/zero-reasons.ts';
import { hasEstimates } from '#domain/estimates/points-range.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { TraitRanges } from '#ui/practice/trait-ranges.tsx';
import classes from './score-view.module.css';

export interface ScoreViewProps {
  taskType: BankTaskType;
  score: Score;
  rule: TaskRule;
  /** What the score was computed from. */
  evidence: ReactNode;
  /** How it came about. */
  facts: ReactNode;
  /** What the last answers say together; for estimates only. */
  estimate: ReactNode;
}

/** The traits in a strip, the evidence beneath it; where there is room the traits stand beside. Then how the score came about. */
export function ScoreView({ taskType, score, rule, evidence, facts, estimate }: ScoreViewProps) {
  // A single trait that is the whole score would say the same figure twice.
  const [first, ...others] = score.traits;
  const hasTraits = first !== undefined && (others.length > 0 || first.max !== score.max);
  const cost = hasTraits ? null : negativeReason(taskType, score, rule);
  return (
    <div className={classes['room']}>
      <div className={classes['view']} data-beside={hasTraits || undefined}>
        {hasTraits && <Traits {...{ taskType, score, rule }} />}
        <div className={classes['evidence']}>
          {cost !== null && <p className={classes['reason']}>{cost}</p>}
          {evidence}
        </div>
        <div className={classes['aside']}>
          {hasEstimates(score) && estimate}
          {facts}
        </div>
      </div>
    </div>
  );
}

/** Each trait, and of those without points why they have none: what a gate has closed is said once for all of them. */
function Traits({ taskType, score, rule }: Pick<ScoreViewProps, 'taskType' | 'score' | 'rule'>) {
  const reasons = zeroReasons(taskType, score, rule);
  const nameOf = (id: string) => rule.traits.find((trait) => trait.id === id)?.label ?? id;
  const reasonOf = (id: string) =>
    reasons.find(({ traitId, kind }) => traitId === id && kind === 'own')?.sentence ?? null;
  return (
    <section className={classes['traits']} aria-label="Traits">
      <TraitRanges traits={score.traits} nameOf={nameOf} reasonOf={reasonOf} />
      {gateReasons(score, rule).map((sentence) => (
        <p key={sentence} className={classes['reason']}>
          {sentence}
        </p>
      ))}
    </section>
  );
}
