import type { Clock } from '#platform/clock.ts';
import type { Digest } from '#platform/digest.ts';
import type { Ids } from '#platform/ids.ts';
import type { PassageDb } from './database.ts';

/** What queries need: the database and whose rows to read. */
export interface ReadContext {
  readonly db: PassageDb;
  /** The signed-in learner, or `localUserId` before the first sign-in. */
  readonly userId: string;
}

/** What commands need. Built once for each learner, by `main-sync.ts`; every command takes it first. */
export interface DataContext extends ReadContext {
  /**
   * The same database through a connection whose transactions wait for the disk: for what cannot be done again
   * (a recording). Dexie sets durability per connection. May be the same object as `db` in tests.
   */
  readonly strictDb: PassageDb;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  /** Tells the sync engines of all tabs that there is something to send. Never awaited, never fails. */
  readonly kick: () => void;
}
