import type { ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import { pointsRange } from '#domain/assessment/points-range.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { TraitRanges } from '#ui/practice/trait-ranges.tsx';
import { formatRange } from './format-points.ts';
import classes from './score-view.module.css';

export interface ScoreViewProps {
  score: Score;
  rule: TaskRule;
  /** What the score was computed from. */
  evidence: ReactNode;
  /** One sentence, or nothing to say. */
  advice: string | null;
  /** What is still to come of the score; nothing when it is whole. */
  standing: ReactNode;
  /** Where it was scored, when that is known. */
  scoredOn: 'device' | 'server' | null;
  /** What the last answers say together; for estimates only. */
  estimate: ReactNode;
}

/** What is still to come; the points and what would help most, so that nobody has to look for them; then the evidence and the traits. */
export function ScoreView(props: ScoreViewProps) {
  const { score, rule, evidence, advice, standing, scoredOn, estimate } = props;
  // A single trait that is the whole score would say the same figure twice.
  const [first, ...others] = score.traits;
  const hasTraits = first !== undefined && (others.length > 0 || first.max !== score.max);
  const nameOf = (id: string) => rule.traits.find((trait) => trait.id === id)?.label ?? id;
  const range = pointsRange(score);
  const isEstimate = score.traits.some(({ certainty }) => certainty === 'estimate');
  return (
    <div className={classes.score}>
      {standing}
      {range !== null && (
        <div>
          <p className={classes['points']}>
            <Points line={formatRange(range)} /> points
          </p>
          {isEstimate && (
            <p className={classes['source']}>{sourceWords(scoredOn)}A practice estimate, no exam score.</p>
          )}
        </div>
      )}
      {advice !== null && (
        <section className={classes['advice']}>
          <h3>What would help most</h3>
          <p>{advice}</p>
        </section>
      )}
      <div>{evidence}</div>
      {hasTraits && (
        <section aria-label="Traits">
          <TraitRanges traits={score.traits} nameOf={nameOf} />
        </section>
      )}
      {isEstimate && estimate}
    </div>
  );
}

/** The first number large: "about 18 to 23" of 26. */
function Points({ line }: { line: string }) {
  const [figure, max] = line.split(' of ');
  return (
    <>
      <span className={classes['figure']}>{figure}</span> of {max}
    </>
  );
}

function sourceWords(scoredOn: 'device' | 'server' | null): string {
  if (scoredOn === null) return '';
  return scoredOn === 'device' ? 'Scored on this device. ' : 'Scored by the server. ';
}
