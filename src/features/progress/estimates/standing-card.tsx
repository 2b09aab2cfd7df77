import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { TargetDto } from '#contract/entities/progress.ts';
import { sections, type PteType } from '#contract/exam.ts';
import { findEstimates } from '#data/queries/estimates.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { EstimateRow } from './estimate-row.tsx';
import classes from './estimates.module.css';

interface StandingCardProps {
  pteType: PteType;
  target: TargetDto | null;
  /** A way to the statistics, where this is not part of them. */
  hasLink?: boolean;
}

/** Where the learner stands: a range for each skill and for the whole, against the target. Never a number without a range. */
export function StandingCard({ pteType, target, hasLink = false }: StandingCardProps) {
  const headingId = useId();
  const estimates = useLive(findEstimates, { pteType }, { keepPrevious: true });
  if (estimates.status === 'failed') throw estimates.error;
  if (estimates.status === 'loading') return null;
  const { skills, overall } = estimates.data;
  // On Today, five times "not yet" would be a wall.
  if (hasLink && overall.answers === 0) return <NothingYet headingId={headingId} />;
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Where you stand
      </h2>
      <div className={classes.rows}>
        <EstimateRow name="Overall" estimate={overall} target={target?.overall} pteType={pteType} />
        {sections.map((skill) => (
          <EstimateRow
            key={skill}
            name={skillWords[skill]}
            mark={<SkillMark section={skill} size={18} />}
            estimate={skills[skill]}
            target={target?.[skill]}
            pteType={pteType}
          />
        ))}
      </div>
      <p className={classes.note}>
        Estimates from your own answers, on the scale of 10 to 90. In 9 of 10 cases the score lies in the
        range. They are not official.
      </p>
      {hasLink ? (
        <Link to="/statistics" className={classes.link}>
          See your statistics
        </Link>
      ) : null}
    </Card>
  );
}

function NothingYet({ headingId }: { headingId: string }) {
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Where you stand
      </h2>
      <p className={classes.certainty}>
        After some answers you see here, for each skill, the range in which your score probably lies.
      </p>
    </Card>
  );
}
