import { useEffect, useRef } from 'react';
import type { DeletedAccountDto } from '#contract/entities/profile.ts';
import { counted } from '#domain/numbers/counted.ts';
import { Card } from '#ui/card.tsx';
import classes from './account.module.css';

export interface DeletedAccount {
  /** What the server says that it deleted; `before`: an earlier request did it; `not-asked`: the account stays. */
  readonly server: DeletedAccountDto | 'before' | 'not-asked';
  /** Rows of the learner that are still on this device. */
  readonly left: number;
}

/** What a deletion took away, so that it is seen to be done. */
export function Deleted({ deleted: { server, left } }: { deleted: DeletedAccount }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card labelledBy="deleted-heading">
      <h2 className={classes['heading']} id="deleted-heading" ref={title} tabIndex={-1}>
        {server === 'not-asked' ? 'Your data is removed from this device' : 'Everything is deleted'}
      </h2>
      <ul className={classes['facts']}>
        {server === 'before' && <li>The account and everything on the server were deleted before.</li>}
        {typeof server === 'object' && (
          <>
            <li>Answers on the server: {server.answers} deleted</li>
            <li>Recordings on the server: {server.recordings} deleted</li>
            <li>Comments: {server.comments} deleted</li>
            <li>Notes: {server.notes} deleted</li>
            <li>
              {server.signInDeleted
                ? 'Your sign-in is deleted too.'
                : 'Your sign-in belongs to another service. Delete it there if you want.'}
            </li>
          </>
        )}
        <li>
          {left === 0
            ? 'Nothing of yours is left on this device.'
            : `${counted(left, 'thing')} ${left === 1 ? 'is' : 'are'} still on this device. Try again.`}
        </li>
      </ul>
    </Card>
  );
}
