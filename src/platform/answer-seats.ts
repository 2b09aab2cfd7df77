import type { Channel } from './channel.ts';
import { requestAgain, whenLockIsFree } from './locks.ts';

// The law of this file: at most one tab writes an answer. The lock says which; a tab that wants it asks the other to put its
// work down first, and takes it away only from one that does not answer, as a frozen tab does. A tab that comes back from the
// back/forward cache, where WebKit takes its locks, has its seat again if nobody else sits there.

/** The work of one tab on one answer. */
export interface SeatHolder {
  /** Another tab goes on: nothing is changed here any more, and what there is is stored when this resolves. */
  handOver(): Promise<void>;
  /** It was taken away while this tab was frozen: nothing may be stored any more. */
  lost(): void;
}

export interface Seat {
  /** The work is done, or left, and free for others once it is stored. */
  release(stored?: Promise<void>): void;
}

/** Which tab works on which answer. A tab that is closed or crashes holds nothing any more. */
export interface AnswerSeats {
  isTaken(key: string): Promise<boolean>;
  /** `null`: another tab is at work on it. */
  take(key: string, holder: SeatHolder): Promise<Seat | null>;
  /** Takes it from whoever has it. */
  takeOver(key: string, holder: SeatHolder): Promise<Seat>;
  /** Resolves when no tab has it. Rejects when aborted. */
  whenFree(key: string, signal: AbortSignal): Promise<void>;
}

/** Asks the tab that has this seat to hand it over. */
export interface SeatWanted {
  readonly wanted: string;
}

export function isSeatWanted(value: unknown): value is SeatWanted {
  return typeof value === 'object' && value !== null && 'wanted' in value && typeof value.wanted === 'string';
}

export interface AnswerSeatsOptions {
  readonly locks: LockManager;
  readonly channel: Channel<SeatWanted>;
  /** For a tab that does not put its work down in this time. */
  readonly patienceMs?: number;
}

export function createAnswerSeats({ locks, channel, patienceMs = 5_000 }: AnswerSeatsOptions): AnswerSeats {
  const nameOf = (key: string): string => `answer ${key}`;
  /** Seats that this page is about to leave: it is no other tab that sits there. */
  const leaving = new Map<string, Promise<void>>();

  function request(key: string, options: LockOptions, holder: SeatHolder): Promise<Seat | null> {
    const taken = Promise.withResolvers<Seat | null>();
    const done = Promise.withResolvers<void>();
    let isHeld = false;
    let stopListening = () => {};
    const release = () => {
      isHeld = false;
      stopListening();
      done.resolve();
    };
    const handOver = async () => {
      stopListening();
      await holder.handOver();
      release();
    };
    const lose = () => {
      release();
      holder.lost();
    };
    const sitAgain = () =>
      locks.request(nameOf(key), { ifAvailable: true }, (lock) => (lock ? done.promise : lose()));
    const held = locks.request(nameOf(key), options, (lock) => {
      if (!lock) {
        taken.resolve(null);
        return undefined;
      }
      isHeld = true;
      stopListening = channel.listen(({ wanted }) => {
        if (wanted === key) void handOver();
      });
      taken.resolve({ release: (stored) => void leave(stored) });
      return done.promise;
    });
    const leave = async (stored?: Promise<void>) => {
      const left = Promise.withResolvers<void>();
      leaving.set(key, left.promise);
      await Promise.allSettled([stored]);
      release();
      await Promise.allSettled([held]);
      leaving.delete(key);
      left.resolve();
    };
    held.catch((error: unknown) => {
      // The request of a holder whose lock was taken away rejects.
      if (!isHeld) return taken.reject(error);
      requestAgain(sitAgain).catch(lose);
    });
    return taken.promise;
  }

  const take: AnswerSeats['take'] = async (key, holder) => {
    await leaving.get(key);
    return request(key, { ifAvailable: true }, holder);
  };

  return {
    take,
    async isTaken(key) {
      await leaving.get(key);
      return locks.request(nameOf(key), { ifAvailable: true, mode: 'shared' }, (lock) => lock === null);
    },
    async takeOver(key, holder) {
      const free = await take(key, holder);
      if (free) return free;
      channel.post({ wanted: key });
      try {
        const handed = await request(key, { signal: AbortSignal.timeout(patienceMs) }, holder);
        if (handed) return handed;
      } catch {
        // It does not answer.
      }
      const stolen = await request(key, { steal: true }, holder);
      if (!stolen) throw new Error('a stolen lock is always given');
      return stolen;
    },
    whenFree: (key, signal) => whenLockIsFree(locks, nameOf(key), signal),
  };
}
