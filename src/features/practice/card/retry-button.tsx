import { Button } from '@mantine/core';
import { useState } from 'react';
import { StartAgainModal } from './start-again-modal.tsx';

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
      <StartAgainModal isOpen={isAsking} onClose={() => setIsAsking(false)} onStart={start} />
    </>
  );
}
