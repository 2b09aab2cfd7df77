import { MeScreen } from '#features/me/me-screen.tsx';
import { NotesRow } from '#features/notes/notes-row.tsx';
import { SyncRow } from '#features/outbox/sync-row.tsx';
import { AccountRow } from '#features/sign-in/account-row.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** Me, with the rows of other features. */
export function MePage() {
  return (
    <MeScreen
      signIn={
        <WhenStarted waiting={null}>
          <SignInCard returnTo="/me" />
        </WhenStarted>
      }
      account={<AccountRow />}
      notes={<NotesRow />}
      sync={<SyncRow />}
    />
  );
}
