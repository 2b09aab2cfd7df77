import '#ui/mantine-styles.ts';
import type { ReactNode } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import type { Plan } from '#domain/premium/premium-features.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { Offers } from './offers.tsx';
import { Orders } from './orders.tsx';
import { ownPlanWords } from './own-plan-words.ts';
import { PlanTable } from './plan-table.tsx';
import classes from './plans.module.css';

/** `/dashboard/plans`: which plan the learner has, what each one includes and costs. `signIn`: the ways to sign in. */
export function PlansScreen({ signIn }: { signIn: ReactNode }) {
  return (
    <>
      <PageHeading title="Plans" start={<BackLink to="/" label="Back to Today" />} />
      <WhenStarted waiting={<Layout own={null} said="" offers={<OfferSkeletons />} />}>
        <Plans signIn={signIn} />
      </WhenStarted>
    </>
  );
}

function Plans({ signIn }: { signIn: ReactNode }) {
  const profile = useLive(findProfile, {});
  const told = useOwnPlan(profile);
  if (profile.status === 'failed') throw profile.error;
  if (profile.status === 'loading') return <Layout own={null} said="" offers={<OfferSkeletons />} />;
  const { toldPlan } = profile.data;
  const own = told ?? 'TRIAL';
  // What is offered to the learner follows their plan: it is asked for anew when that changes.
  const turn = `${own} ${toldPlan?.premiumUntil ?? ''}`;
  return (
    <Layout own={own} said={ownPlanWords(own, toldPlan)} offers={<Offers key={turn} signIn={signIn} />}>
      <Orders key={turn} />
    </Layout>
  );
}

interface LayoutProps {
  /** `null` until the learner is known. */
  own: Plan | null;
  said: string;
  offers: ReactNode;
  children?: ReactNode;
}

function Layout({ own, said, offers, children }: LayoutProps) {
  return (
    <div className={classes['page']}>
      <p className={classes['own']}>{said}</p>
      {offers}
      <Card labelledBy="plans-compared">
        <h2 className={classes['heading']} id="plans-compared">
          Free and Premium compared
        </h2>
        <PlanTable own={own} />
      </Card>
      {children}
    </div>
  );
}
