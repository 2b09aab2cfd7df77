import { IconUser } from '@tabler/icons-react';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { nameOf } from './name-of.ts';
import { useSession } from './use-session.ts';

/** The row of Me that leads to the account, with who is signed in. */
export function AccountRow() {
  return (
    <LinkRow to="/me/account" title="Account" Icon={IconUser}>
      <WhenStarted waiting={null}>
        <WhoIsIn />
      </WhenStarted>
    </LinkRow>
  );
}

function WhoIsIn() {
  const { state } = useSession();
  switch (state.kind) {
    case 'loading':
      return null;
    case 'signed-out':
    case 'gone':
      return 'Not signed in';
    case 'expired':
      return 'Your sign-in has ended';
    case 'signed-in':
      return `Signed in as ${nameOf(state)}`;
  }
}
