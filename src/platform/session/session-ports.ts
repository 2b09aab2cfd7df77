import type { SessionStore } from './session-store.ts';
import type { CompleteResult, StartResult, StartSignIn } from './session.ts';

/** What a session needs from outside. All of it exists in a window and in a service worker. */
export interface SessionPorts {
  readonly store: SessionStore;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Runs `work` while no other tab or worker does; waits for its turn. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly channel: SessionChannel;
  readonly now: () => number;
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  /** Origin of the app. */
  readonly origin: string;
  /** Leaves the app for the provider; absent where there is no window. */
  readonly navigate?: (url: string) => void;
  /** What signing in is made of; absent where nobody can, so that a service worker does not carry it. */
  readonly loadSignIn?: () => Promise<SignInParts>;
  /** Called before another learner, or nobody, takes the place of one. Absent where there is no window. */
  readonly endSitting?: () => void;
}

/** Signing in: the way to the provider, and back from it (`sign-in-attempt.ts`). */
interface SignInParts {
  startSignIn(this: void, ports: SessionPorts, request: StartSignIn): Promise<StartResult>;
  completeSignIn(this: void, ports: SessionPorts, address: string): Promise<CompleteResult>;
}

/** Tells the other tabs and workers that what is stored has changed. */
export interface SessionChannel {
  announce(): void;
  listen(onChange: () => void): void;
}
