import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './upgrade-modal.module.css';

/** Shown when a free plan asks for a Premium list (spec section 8). */
export function UpgradeModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Upgrade to Continue">
      <p className={classes.text}>Unlock unlimited access...</p>
      <p className={classes.text}>
        Prediction is part of Premium. All other lists and all practice stay free.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Not Now
        </Button>
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>Explore Plans</Button>
      </div>
    </Modal>
  );
}
