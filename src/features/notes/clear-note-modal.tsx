import { Button, Group } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './notes.module.css';

interface ClearNoteModalProps {
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before a note goes (spec section 4). */
export function ClearNoteModal({ isOpen, onClose, onClear }: ClearNoteModalProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Clear this note?">
      <p className={classes.question}>The note is deleted on all your devices.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={onClear}>
          Clear Note
        </Button>
      </Group>
    </Modal>
  );
}
