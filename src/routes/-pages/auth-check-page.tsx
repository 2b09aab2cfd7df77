import '#ui/mantine-styles.ts';
import { useRouter } from '@tanstack/react-router';
import { AuthCheckScreen } from '#features/sign-in/auth-check-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/auth-check`: where the identity provider sends the learner back to. */
export function AuthCheckPage() {
  const router = useRouter();
  return (
    <WhenStarted waiting={null}>
      <AuthCheckScreen
        url={location.href}
        // A path of ours with its search part, which the router parses itself.
        onDone={(returnTo) => router.history.replace(returnTo)}
      />
    </WhenStarted>
  );
}
