import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { SignInButtons } from '#features/sign-in/sign-in-buttons.tsx';
import { useSession } from '#features/sign-in/use-session.ts';

/** `/sync`, with the way to sign in from the sign-in feature. */
export function SyncPage() {
  return <OutboxScreen signIn={<WaySignIn />} />;
}

/** Whose sign-in has ended has an account: a new one is not offered. */
function WaySignIn() {
  const { state } = useSession();
  return <SignInButtons returnTo="/sync" signInOnly={state.kind === 'expired'} />;
}
