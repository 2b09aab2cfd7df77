import type { Device, Tab } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import type { Watch } from './oracles/watch.ts';
import type { Plan } from './plan.ts';
import type { Scheduler } from './scheduler.ts';
import type { ServerModel } from './server-model.ts';
import type { PortWorld } from './tab-ports.ts';

/** A promise that was broken: which one, and how. */
export interface Violation {
  readonly oracle: string;
  readonly message: string;
  readonly at: number;
}

/** Two devices of one learner (a second one signs in now and then), each with two pages and a service worker. */
export interface World {
  readonly plan: Plan;
  readonly scheduler: Scheduler;
  readonly server: ServerModel;
  readonly network: Network;
  readonly ledger: Ledger;
  readonly devices: readonly Device[];
  readonly watch: Watch;
  readonly ports: PortWorld;
  readonly uuid: () => string;
  readonly trace: string[] | null;
  readonly counts: { acts: number; saved: number; notSaved: number; requests: number };
  violation: Violation | null;
  /** Nothing fails from now on. */
  isPeace: boolean;
  violate(oracle: string, message: string): void;
  note(line: string): void;
  openTab(device: Device, index: number): Tab;
  killTab(tab: Tab, commits: boolean): void;
  runWorker(device: Device): void;
  /** Lets one thing happen and asks the oracles. `false`: nothing waits, or a promise is broken. */
  step(until?: number): Promise<boolean>;
}

export const learners = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
