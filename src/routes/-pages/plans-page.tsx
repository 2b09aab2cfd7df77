import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { WaySignIn } from '#features/sign-in/sign-in-buttons.tsx';

/** `/dashboard/plans`. */
export function PlansPage() {
  return <PlansScreen signIn={<WaySignIn returnTo="/dashboard/plans" />} />;
}
