import type { ReactNode } from 'react';

/** What else stands on Today: goals and news beside the first things, more below them, and what is offered last. */
export interface HomeParts {
  side: ReactNode;
  below: ReactNode;
  offers: ReactNode;
}
