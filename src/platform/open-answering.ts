import type { Clock } from './clock.ts';

/** A database that has not answered for so long is opened once more, and then after twice as long each time. */
export const silentAfterMs = 5_000;

export interface Patience {
  readonly clock: Pick<Clock, 'after'>;
  /** Called whenever the database has not answered in time. */
  readonly onSilent: () => void;
}

/**
 * Opens a database that may never answer: in Safari on iPhones `indexedDB.open` sometimes ends without any event, and a later
 * call works (https://bugs.webkit.org/show_bug.cgi?id=226547). The first connection that opens counts, others are closed. Rejects
 * when the browser refuses.
 */
export async function openAnswering<Connection extends { close(): void }>(
  open: () => Promise<Connection>,
  { clock, onSilent }: Patience,
): Promise<Connection> {
  const opened = Promise.withResolvers<Connection>();
  let isOpen = false;
  let stopWaiting = () => {};
  const attempt = (waitMs: number): void => {
    stopWaiting = clock.after(waitMs, () => {
      onSilent();
      attempt(waitMs * 2);
    });
    void use(open());
  };
  async function use(opening: Promise<Connection>): Promise<void> {
    try {
      const connection = await opening;
      if (isOpen) return connection.close();
      isOpen = true;
      opened.resolve(connection);
    } catch (error) {
      opened.reject(error);
    }
  }
  attempt(silentAfterMs);
  try {
    return await opened.promise;
  } finally {
    stopWaiting();
  }
}
