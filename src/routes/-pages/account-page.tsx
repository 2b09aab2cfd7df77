import { AccountScreen } from '#features/account/account-screen.tsx';
import { SignOut } from '#features/account/sign-out.tsx';
import { SignedOutNote } from '#features/account/signed-out-note.tsx';
import { Account } from '#features/sign-in/account.tsx';

/** `/me/account`. */
export function AccountPage() {
  return (
    <AccountScreen
      account={<Account returnTo="/me/account" SignOut={SignOut} farewell={<SignedOutNote />} />}
    />
  );
}
