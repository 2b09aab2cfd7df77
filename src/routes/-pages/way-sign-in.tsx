import { SignInButtons } from '#features/sign-in/sign-in-buttons.tsx';
import { useSession } from '#features/sign-in/use-session.ts';

/** The ways to sign in, for a page of another feature. Whose sign-in has ended has an account: a new one is not offered. */
export function WaySignIn({ returnTo }: { returnTo: string }) {
  const { state } = useSession();
  return <SignInButtons returnTo={returnTo} signInOnly={state.kind === 'expired'} />;
}
