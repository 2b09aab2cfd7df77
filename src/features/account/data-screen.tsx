import '#ui/mantine-styles.ts';
import { useState } from 'react';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DeleteCard } from './delete-card.tsx';
import { Deleted, type DeletedAccount } from './deleted-account.tsx';
import { useFarewell, type Farewell } from './farewell.ts';
import { ExportCard } from './export-card.tsx';
import { RemoveCard } from './remove-card.tsx';
import classes from './account.module.css';

/** `/me/data`: a copy of everything, and the ways to get rid of it. */
export function DataScreen() {
  const isLocal = useDataContext().userId === localUserId;
  const farewell = useFarewell();
  const [deleted, setDeleted] = useState(() => deletedOf(farewell));
  return (
    <>
      <PageHeading title="Your data" start={<BackLink to="/me/account" label="Back to Account" />} />
      <div className={classes['groups']}>
        {deleted === null ? (
          <>
            <ExportCard />
            <RemoveCard onRemoved={(left) => setDeleted({ server: 'not-asked', left })} />
            {isLocal ? null : <DeleteCard onDeleted={setDeleted} />}
          </>
        ) : (
          <Deleted deleted={deleted} />
        )}
      </div>
    </>
  );
}

/** What was taken away on the page before this one. */
function deletedOf(farewell: Farewell | null): DeletedAccount | null {
  if (farewell?.kind === 'deleted') return farewell;
  return farewell?.kind === 'removed' ? { server: 'not-asked', left: farewell.left } : null;
}
