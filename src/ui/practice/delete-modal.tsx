import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useState } from 'react';

export interface DeleteModalProps {
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** The spec's delete confirmation: Delete works once the box is ticked, and the box is empty each time it opens. */
export function DeleteModal({ isOpen, onClose, onDelete }: DeleteModalProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Delete" centered>
      {/* Mounted while open only: so the box is empty on each opening. */}
      {isOpen && <DeleteQuestion onClose={onClose} onDelete={onDelete} />}
    </Modal>
  );
}

function DeleteQuestion({ onClose, onDelete }: Omit<DeleteModalProps, 'isOpen'>) {
  const [isSure, setIsSure] = useState(false);
  return (
    <Stack>
      <Text>Are you sure you want to delete? This action cannot be undone.</Text>
      <Checkbox
        label="I'm sure to delete"
        checked={isSure}
        onChange={(event) => setIsSure(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" disabled={!isSure} onClick={onDelete}>
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
