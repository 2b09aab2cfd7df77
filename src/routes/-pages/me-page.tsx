import { lazy, Suspense } from 'react';
import { Account } from '#features/sign-in/account.tsx';
import { MeScreen } from '#features/me/me-screen.tsx';

const SyncCard = lazy(async () => ({
  default: (await import('#features/outbox/sync-card.tsx')).SyncCard,
}));

/** Me, with the account from the sign-in feature and the state of syncing from the outbox. */
export function MePage() {
  return (
    <MeScreen
      account={<Account returnTo="/me" />}
      sync={
        <Suspense>
          <SyncCard />
        </Suspense>
      }
    />
  );
}
