import { IconDeviceMobile } from '@tabler/icons-react';
import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { SignInButtons } from '#features/sign-in/sign-in-buttons.tsx';
import { useSession } from '#features/sign-in/use-session.ts';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';

/** `/sync`, with the way to sign in from the sign-in feature. */
export function SyncPage() {
  return (
    <OutboxScreen
      signIn={<WaySignIn />}
      more={
        <LinkRows>
          <LinkRow to="/me/storage" title="Offline and storage" Icon={IconDeviceMobile}>
            What is on this device, and how much room it takes
          </LinkRow>
        </LinkRows>
      }
    />
  );
}

/** Whose sign-in has ended has an account: a new one is not offered. */
function WaySignIn() {
  const { state } = useSession();
  return <SignInButtons returnTo="/sync" signInOnly={state.kind === 'expired'} />;
}
