import { IconDeviceMobile } from '@tabler/icons-react';
import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { WaySignIn } from '#features/sign-in/sign-in-buttons.tsx';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';

/** `/sync`, with the way to sign in from the sign-in feature. */
export function SyncPage() {
  return (
    <OutboxScreen
      signIn={<WaySignIn returnTo="/sync" />}
      more={
        <LinkRows>
          <LinkRow to="/me/storage" title="Offline and storage" Icon={IconDeviceMobile}>
            What is on this device, and how much room it takes
          </LinkRow>
        </LinkRows>
      }
    />
  );
}
