import { Account } from '#features/sign-in/account.tsx';
import { MeScreen } from '#features/me/me-screen.tsx';

/** Me, with the account from the sign-in feature. */
export function MePage() {
  return <MeScreen account={<Account returnTo="/me" />} />;
}
