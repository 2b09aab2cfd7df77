import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './upgrade-modal.module.css';

interface UpgradeModalProps {
  opened: boolean;
  onClose: () => void;
  /** What is part of Premium, and what stays free. */
  children: string;
}

/** Shown when a free plan asks for something of Premium (spec section 8). */
export function UpgradeModal({ opened, onClose, children }: UpgradeModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Upgrade to Continue">
      <p className={classes.text}>Unlock unlimited access...</p>
      <p className={classes.text}>{children}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Not Now
        </Button>
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>Explore Plans</Button>
      </div>
    </Modal>
  );
}
