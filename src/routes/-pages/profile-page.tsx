import { ProfileScreen } from '#features/account/profile-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/me/profile`. */
export function ProfilePage() {
  return (
    <WhenStarted waiting={null}>
      <ProfileScreen />
    </WhenStarted>
  );
}
