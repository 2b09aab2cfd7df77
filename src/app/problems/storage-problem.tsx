import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/pictures.tsx';
import { useStartState } from '#ui/start-gate.tsx';

/** Instead of a page when the browser refuses local storage: without it nothing could be saved. */
export function StorageProblem({ children }: { children: ReactNode }) {
  const state = useStartState();
  if (state.status !== 'failed') return children;
  return (
    <Message
      as="h1"
      title="Passage cannot save on this device"
      picture={<EmptyRoute />}
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      The browser refused to open local storage. A private window or a full disk may be the reason. Nothing
      that was saved before is lost.
    </Message>
  );
}
