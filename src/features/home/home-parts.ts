import type { ReactNode } from 'react';

/** What other features bring to Today: goals beside the first things, what is offered under them, and what comes last. */
export interface HomeParts {
  goals: ReactNode;
  aside: ReactNode;
  below: ReactNode;
}
