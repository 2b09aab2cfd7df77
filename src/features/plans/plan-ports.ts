import { createContext } from 'react';
import type { Payments } from '#data/commands/payments.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';

/** What buying a plan needs beside local data. */
export interface PlanPorts {
  readonly payments: Payments;
  readonly pictures: Pick<PictureClient, 'forReceipt'>;
  readonly connectivity: Pick<Connectivity, 'subscribe'>;
  /** Sends what waits and brings what is new, the plan too. Settles when it has been tried; never rejects. */
  readonly syncNow: () => Promise<unknown>;
  /** Leaves the app for the page where one pays. */
  readonly leaveFor: (url: string) => void;
}

/** Set by the composition root. All else of this feature is apart from the first load. */
export const PlanPortsContext = createContext<PlanPorts | null>(null);
