import '#ui/mantine-styles.ts';
import { IconFileZip, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import classes from './account.module.css';

/** `/me/account`: who is signed in, and the ways to the profile and to the learner's data. `account` is of the sign-in. */
export function AccountScreen({ account }: { account: ReactNode }) {
  return (
    <>
      <PageHeading title="Account" start={<BackLink to="/me" label="Back to Me" />} />
      <div className={classes['groups']}>
        <LinkRows>
          <LinkRow to="/me/profile" title="Profile" Icon={IconUserCircle}>
            Picture, nickname, language
          </LinkRow>
          <LinkRow to="/me/data" title="Your data" Icon={IconFileZip}>
            Save a copy, or remove it
          </LinkRow>
        </LinkRows>
        {/* Last: it grows when it is known who is signed in, and pushes nothing down. */}
        <Card>
          <WhenStarted waiting={null}>{account}</WhenStarted>
        </Card>
      </div>
    </>
  );
}
