import { AccountScreen } from '#features/account/account-screen.tsx';
import { useOutboxPorts } from '#features/outbox/outbox-ports.ts';
import { Account } from '#features/sign-in/account.tsx';

/** `/me/account`. */
export function AccountPage() {
  return <AccountScreen account={<OwnAccount />} />;
}

/** The account, with what the outbox brings to a sign-out. */
function OwnAccount() {
  const { syncNow } = useOutboxPorts();
  return <Account returnTo="/me/account" syncNow={syncNow} />;
}
