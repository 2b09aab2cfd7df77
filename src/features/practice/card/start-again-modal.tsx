import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';

interface StartAgainModalProps {
  isOpen: boolean;
  onClose: () => void;
  onStart: () => void;
}

/** Asks before work that is not handed in is cleared. */
export function StartAgainModal({ isOpen, onClose, onStart }: StartAgainModalProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Start this question again" centered>
      <Stack>
        <Text>The answer that you have begun is not submitted. It will be cleared.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={onStart}>Start again</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
