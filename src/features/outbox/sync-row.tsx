import { IconCloudUp } from '@tabler/icons-react';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { syncRowWords } from './sync-sentence.ts';

/** The row of Me that leads to all that waits, with how things stand with the server. */
export function SyncRow() {
  return (
    <LinkRow to="/sync" title="Sync" Icon={IconCloudUp}>
      <WhenStarted waiting={null}>
        <Standing />
      </WhenStarted>
    </LinkRow>
  );
}

function Standing() {
  const { clock } = useDataContext();
  const status = useLive(syncStatus, {});
  return status.status === 'ready' ? syncRowWords(status.data, clock.now()) : null;
}
