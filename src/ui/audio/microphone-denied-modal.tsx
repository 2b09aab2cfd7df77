import { Button, Group, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useState } from 'react';

interface MicrophoneDeniedModalProps {
  opened: boolean;
  onClose: () => void;
  /** Asks the browser once more. Gives the error message when it is refused again, `null` when it is granted. */
  onRequest: () => Promise<string | null>;
}

/** Shown when the browser refuses the microphone. Texts of spec section 8. */
export function MicrophoneDeniedModal({ opened, onClose, onRequest }: MicrophoneDeniedModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function close(): void {
    setRefusal(null);
    onClose();
  }

  async function request(): Promise<void> {
    setIsAsking(true);
    setRefusal(null);
    const message = await onRequest();
    setIsAsking(false);
    if (message === null) close();
    else setRefusal(message);
  }

  return (
    <Modal opened={opened} onClose={close} title="No Microphone Permission">
      <Text>
        Please click the button below to enable the microphone, or if it&apos;s blocked, allow it in your
        browser settings.
      </Text>
      <Text role="alert" c="var(--passage-error)" mt="sm">
        {refusal}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          Ok, Got it
        </Button>
        <Button loading={isAsking} onClick={() => void request()}>
          Request Permission
        </Button>
      </Group>
    </Modal>
  );
}
