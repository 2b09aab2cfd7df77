import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { WaySignIn } from './way-sign-in.tsx';

/** `/dashboard/plans`. */
export function PlansPage() {
  return <PlansScreen signIn={<WaySignIn returnTo="/dashboard/plans" />} />;
}
