import { lazy, Suspense } from 'react';
import { MeScreen } from '#features/me/me-screen.tsx';
import { OwnAccount } from './own-account.tsx';

const SyncCard = lazy(async () => ({
  default: (await import('#features/outbox/sync-card.tsx')).SyncCard,
}));

const NotesLink = lazy(async () => ({
  default: (await import('#features/notes/notes-link.tsx')).NotesLink,
}));

/** Me, with the account from the sign-in feature the state of syncing from the outbox, and the way to the notes. */
export function MePage() {
  return (
    <MeScreen
      account={<OwnAccount returnTo="/me" />}
      sync={
        <Suspense>
          <SyncCard />
          <NotesLink />
        </Suspense>
      }
    />
  );
}
