import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Estimates } from '#domain/estimates/estimates.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import { sections, type PteType, type Section } from '#contract/exam.ts';
import { findLastEstimates } from '#data/queries/day-estimates.ts';
import { findEstimates } from '#data/queries/estimates.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { answersMissing } from '#domain/statistics/answers-missing.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { EstimateRing } from './estimate-ring.tsx';
import classes from './estimates.module.css';
import { missingWords } from './missing-words.ts';

interface TodayStandingProps {
  pteType: PteType;
  target: TargetDto | null;
}

/** Where the learner stands, on Today: with a way to the statistics. What was last known stands until the newest answers are read. */
export function TodayStanding({ pteType, target }: TodayStandingProps) {
  const now = useLive(findEstimates, { pteType }, { keepPrevious: true });
  const last = useLive(findLastEstimates, { pteType });
  const answered = useLive(hasAnswered, {});
  for (const live of [now, last, answered]) if (live.status === 'failed') throw live.error;
  const kept = last.status === 'ready' ? (last.data?.estimates ?? null) : null;
  const isKnown = kept !== null && kept.overall.answers > 0;
  const shown = now.status === 'ready' ? now.data : isKnown ? kept : null;
  if (shown !== null) return <StandingCard estimates={shown} pteType={pteType} target={target} hasLink />;
  if (answered.status === 'ready' && !answered.data) return <NothingYet />;
  // All answers are read for it, which takes long where there are many: nothing waits for that.
  return last.status === 'ready' && answered.status === 'ready' ? null : <Filling />;
}

interface StandingCardProps extends TodayStandingProps {
  estimates: Estimates;
  /** A way to the statistics, where this is not part of them. */
  hasLink?: boolean;
}

/** Where the learner stands: a range for each skill and for the whole, against the target. Never a number without a range. */
export function StandingCard({ estimates, pteType, target, hasLink = false }: StandingCardProps) {
  const headingId = useId();
  const { skills, overall } = estimates;
  const missing = missingWords(estimates, pteType);
  const missingOf = (skill: Section) => answersMissing(pteType, skill, estimates);
  // On Today five empty rings would be a wall.
  if (hasLink && overall.answers === 0) return <NothingYet />;
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Where you stand
      </h2>
      <EstimateRing
        name="Overall"
        size="large"
        estimate={overall}
        target={target?.overall}
        missing={sections.reduce((sum, skill) => sum + missingOf(skill), 0)}
      />
      <div className={classes.room}>
        <div className={classes.skills}>
          {sections.map((skill) => (
            <EstimateRing
              key={skill}
              name={skillWords[skill]}
              mark={<SkillMark section={skill} size={18} />}
              estimate={skills[skill]}
              target={target?.[skill]}
              missing={missingOf(skill)}
            />
          ))}
        </div>
      </div>
      {missing !== null && <p className={classes.missing}>{missing}</p>}
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

function NothingYet() {
  const headingId = useId();
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
