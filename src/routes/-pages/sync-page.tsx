import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { SignInButtons } from '#features/sign-in/sign-in-buttons.tsx';

/** `/sync`, with the way to sign in from the sign-in feature. */
export function SyncPage() {
  return <OutboxScreen signIn={<SignInButtons returnTo="/sync" />} />;
}
