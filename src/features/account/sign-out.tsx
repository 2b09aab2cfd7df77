import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from './sign-out.module.css';

const SignOutDialog = lazy(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** The way out. Nothing happens before the learner has said what becomes of their things on this device. */
export function SignOut({ canSend }: { canSend: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Sign out
      </Button>
      <p className={classes['note']}>You choose whether your answers stay on this device.</p>
      {isOpen && (
        <Suspense>
          <SignOutDialog onClose={() => setIsOpen(false)} canSend={canSend} />
        </Suspense>
      )}
    </>
  );
}
