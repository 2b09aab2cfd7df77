import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useState } from 'react';

/** Starts the question again. What would be lost by it is asked about first. */
export function RetryButton({ hasWork, onRetry }: { hasWork: boolean; onRetry: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const start = () => {
    setIsAsking(false);
    onRetry();
  };
  return (
    <>
      <Button variant="default" onClick={() => (hasWork ? setIsAsking(true) : start())}>
        Try again
      </Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Start this question again" centered>
        <Stack>
          <Text>The answer that you have begun is not submitted. It will be cleared.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button onClick={start}>Start again</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
