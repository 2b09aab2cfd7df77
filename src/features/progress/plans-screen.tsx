import '#ui/mantine-styles.ts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import {
  hasFeature,
  premiumFeatures,
  type Plan,
  type PremiumFeature,
} from '#domain/premium/premium-features.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { dayWords } from '#ui/day-words.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import classes from './plans-screen.module.css';

const featureWords: Readonly<Record<PremiumFeature, string>> = {
  prediction: 'Prediction lists',
  performanceChart: 'Performance chart',
  activityChart: 'Activity chart',
  studyPlan: 'Personal study plan',
  learningVideos: 'Learning videos, where there are any',
};

const otherPlanWords = {
  TRIAL: 'What everyone has.',
  PREMIUM: 'All of Free, and more.',
} as const;

/** `/dashboard/plans`: what each plan includes, and which one the learner has. */
export function PlansScreen() {
  return (
    <>
      <PageHeading title="Plans" start={<BackLink to="/" label="Back to Today" />} />
      <WhenStarted waiting={<PlanCards own={null} />}>
        <Plans />
      </WhenStarted>
    </>
  );
}

function Plans() {
  const profile = useLive(findProfile, {});
  const plan = useOwnPlan(profile);
  if (profile.status === 'failed') throw profile.error;
  if (profile.status === 'loading') return <PlanCards own={null} />;
  return <PlanCards own={plan ?? 'TRIAL'} until={profile.data.toldPlan?.premiumUntil} />;
}

interface PlanCardsProps {
  /** `null` until the learner is known; most have the free plan. */
  own: Plan | null;
  /** When Premium ends, if it does. */
  until?: string | null | undefined;
}

function PlanCards({ own, until = null }: PlanCardsProps) {
  const ownWords =
    own === 'PREMIUM' && until !== null
      ? `This is your plan until ${dayWords(dayOf(Date.parse(until)))}.`
      : 'This is your plan.';
  return (
    <div className={classes.plans}>
      {(['TRIAL', 'PREMIUM'] as const).map((plan) => (
        <Card key={plan} labelledBy={`plan-${plan}`} tone={plan === (own ?? 'TRIAL') ? 'main' : 'plain'}>
          <h2 className={classes.name} id={`plan-${plan}`}>
            {plan === 'PREMIUM' ? 'Premium' : 'Free'}
          </h2>
          <p className={classes.own}>{own === null ? '' : plan === own ? ownWords : otherPlanWords[plan]}</p>
          <ul className={classes.list}>
            <Feature name="All questions of both exams, on this device" isIncluded />
            <Feature name="Score target, estimates and statistics" isIncluded />
            <Feature name={plan === 'PREMIUM' ? 'AI scores without a limit' : 'A few AI scores'} isIncluded />
            {premiumFeatures.map((feature) => (
              <Feature key={feature} name={featureWords[feature]} isIncluded={hasFeature(plan, feature)} />
            ))}
          </ul>
        </Card>
      ))}
      <p className={classes.foot}>Plans cannot be bought in this version of Passage.</p>
    </div>
  );
}

function Feature({ name, isIncluded }: { name: string; isIncluded: boolean }) {
  const Icon = isIncluded ? IconCheck : IconMinus;
  return (
    <li className={classes.feature} data-included={isIncluded || undefined}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {name}
        {isIncluded ? '' : ' (not included)'}
      </span>
    </li>
  );
}
