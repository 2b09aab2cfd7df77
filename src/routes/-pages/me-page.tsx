import { lazy, Suspense } from 'react';
import { MeScreen } from '#features/me/me-screen.tsx';
import { OwnAccount } from './own-account.tsx';

const SyncCard = lazy(async () => ({
  default: (await import('#features/outbox/sync-card.tsx')).SyncCard,
}));

/** Me, with the account from the sign-in feature and the state of syncing from the outbox. */
export function MePage() {
  return (
    <MeScreen
      account={<OwnAccount returnTo="/me" />}
      sync={
        <Suspense>
          <SyncCard />
        </Suspense>
      }
    />
  );
}
