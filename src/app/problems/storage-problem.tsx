import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import { useStartState } from '#ui/start-gate.tsx';

/** Instead of a page when the browser refuses local storage, without which nothing could be saved, or does not answer. */
export function StorageProblem({ children }: { children: ReactNode }) {
  switch (useStartState().status) {
    case 'starting':
    case 'ready':
      return children;
    case 'silent':
      return (
        <Problem title="Storage on this device is not responding">
          Passage keeps trying. What you saved is safe.
        </Problem>
      );
    case 'failed':
      return (
        <Problem title="Passage cannot save on this device">
          The browser refuses it: perhaps a private window, or a full disk. Nothing saved before is lost.
        </Problem>
      );
  }
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Message
      as="h1"
      title={title}
      picture={<EmptyRoute />}
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      {children}
    </Message>
  );
}
