import { Button } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './plans.module.css';

interface BoomModalProps {
  opened: boolean;
  onClose: () => void;
  before: string;
  price: string;
}

/** A promo code was applied (spec section 3). */
export function BoomModal({ opened, onClose, before, price }: BoomModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Boom!">
      <div className={classes['part']}>
        <p>
          Your promo code works. You pay <strong>{price}</strong> instead of {before}.
        </p>
        <div className={classes['actions']}>
          <Button onClick={onClose} data-autofocus>
            Ok, Got it
          </Button>
        </div>
      </div>
    </Modal>
  );
}
