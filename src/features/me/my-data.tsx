import type { ReactNode } from 'react';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { AiScoresCard } from './ai-scores-card.tsx';
import { DeviceCard } from './device-card.tsx';
import classes from './me.module.css';
import { PacksCard } from './packs-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** The parts of Me that read local data. */
export function MyData({ account, sync }: { account: ReactNode; sync: ReactNode }) {
  const profile = useLive(findProfile, {});
  if (profile.status === 'failed') throw profile.error;
  if (profile.status === 'loading') return null;
  return (
    <>
      <ProfileCard profile={profile.data} />
      <AiScoresCard />
      {sync}
      <Card labelledBy="account-heading">
        <h2 className={classes.heading} id="account-heading">
          Account
        </h2>
        {account}
      </Card>
      <PacksCard />
      <DeviceCard />
    </>
  );
}
