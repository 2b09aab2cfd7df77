import { Button } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useState } from 'react';
import classes from './upgrade-modal.module.css';

/** Shown when a free plan asks for a Premium list (spec section 8). */
export function UpgradeModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [hasAsked, setHasAsked] = useState(false);
  const close = () => {
    setHasAsked(false);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Upgrade to Continue">
      <p className={classes.text}>Unlock unlimited access...</p>
      <p className={classes.text}>
        Prediction is part of Premium. All other lists and all practice stay free.
      </p>
      <output className={classes.text}>
        {hasAsked
          ? 'Plans cannot be bought in this version of Passage, so there is no page with them yet.'
          : ''}
      </output>
      <div className={classes.actions}>
        <Button variant="default" onClick={close} data-autofocus>
          Not Now
        </Button>
        {hasAsked ? null : <Button onClick={() => setHasAsked(true)}>Explore Plans</Button>}
      </div>
    </Modal>
  );
}
