import { useOutboxPorts } from '#features/outbox/outbox-ports.ts';
import { Account } from '#features/sign-in/account.tsx';

/** The account, with what the outbox brings to a sign-out. */
export function OwnAccount({ returnTo }: { returnTo: string }) {
  const { syncNow } = useOutboxPorts();
  return <Account returnTo={returnTo} syncNow={syncNow} />;
}
