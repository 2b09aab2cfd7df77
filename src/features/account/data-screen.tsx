import '#ui/mantine-styles.ts';
import { useState } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DeleteCard } from './delete-card.tsx';
import { Deleted, type DeletedAccount } from './deleted-account.tsx';
import { ExportCard } from './export-card.tsx';
import classes from './account.module.css';

/** `/me/data`: a copy of everything, and the end of it. */
export function DataScreen() {
  const [deleted, setDeleted] = useState<DeletedAccount | null>(null);
  return (
    <>
      <PageHeading title="Your data" start={<BackLink to="/me" label="Back to Me" />} />
      <div className={classes['groups']}>
        {deleted === null ? (
          <>
            <ExportCard />
            <DeleteCard onDeleted={setDeleted} />
          </>
        ) : (
          <Deleted deleted={deleted} />
        )}
      </div>
    </>
  );
}
