import { createCollection, localOnlyCollectionOptions } from '@tanstack/db';
import { IndexedDBAdapter, startOfflineExecutor, type OfflineExecutor } from '@tanstack/offline-transactions';
import { answerOf, until, writeAll, type Contender } from './contender.ts';

/*
 * As the package's guide says: POST with the Idempotency-Key that it gives, and an Error for every answer that is not ok
 * or no JSON.
 * IndexedDB adapter, Web Locks leader, jitter and retries by default. Durability: the browser's default (relaxed).
 * `commit()` settles only when the server has answered, so "stored" is the moment when its adapter has written.
 */

interface Answer extends ReturnType<typeof answerOf> {
  id: string;
}

const answers = createCollection(
  localOnlyCollectionOptions<Answer, string>({ id: 'answers', getKey: (answer) => answer.id }),
);

let isStarted = false;
const wakened = new Set<() => void>();
/** The package's own detector listens to `online`; this one also knows when the bench lets it begin. */
const onlineDetector = {
  subscribe(callback: () => void) {
    wakened.add(callback);
    return () => wakened.delete(callback);
  },
  notifyOnline: () => wakened.forEach((callback) => callback()),
  isOnline: () => isStarted && navigator.onLine,
  dispose: () => wakened.clear(),
};
addEventListener('online', onlineDetector.notifyOnline);
document.addEventListener('visibilitychange', onlineDetector.notifyOnline);

/** The package's own adapter; tells when a transaction has been written. */
class WatchedAdapter extends IndexedDBAdapter {
  readonly written = new EventTarget();

  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value);
    this.written.dispatchEvent(new CustomEvent('written', { detail: key }));
  }
}

const storage = new WatchedAdapter();
let executor: OfflineExecutor;

async function write(id: string): Promise<void> {
  const transaction = executor.createOfflineTransaction({
    mutationFnName: 'submitAnswer',
    autoCommit: false,
  });
  const stored = new Promise<void>((resolve) => {
    const onWritten = ({ detail }: CustomEventInit<string>) => {
      if (detail?.endsWith(transaction.id) !== true) return;
      storage.written.removeEventListener('written', onWritten);
      resolve();
    };
    storage.written.addEventListener('written', onWritten);
  });
  transaction.mutate(() => {
    answers.insert({ id, ...answerOf(id) });
  });
  const committed = Promise.resolve(transaction.commit());
  // Whoever is told neither of success nor of failure waits; the error of a later attempt reaches nobody any more.
  await Promise.race([stored, committed]);
  committed.catch(() => undefined);
}

const contender: Contender = {
  async open() {
    executor = startOfflineExecutor({
      collections: { answers },
      storage,
      onlineDetector,
      mutationFns: {
        submitAnswer: async ({ transaction, idempotencyKey }) => {
          const response = await fetch('/rest/items', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'Idempotency-Key': idempotencyKey },
            body: JSON.stringify(transaction.mutations[0]?.modified),
          });
          if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
          // A page instead of JSON throws here, and is tried again.
          await response.json();
        },
      },
    });
    await executor.waitForInit();
  },
  async start() {
    isStarted = true;
    onlineDetector.notifyOnline();
  },
  enqueue: (ids) => writeAll(ids, write),
  async queued() {
    const waiting = await executor.peekOutbox();
    return waiting.flatMap(({ mutations }) => mutations.map(({ key }) => String(key)));
  },
  drained: () => until(async () => executor.getPendingCount() === 0 && executor.getRunningCount() === 0),
  retry: async () => {},
};
globalThis.contender = contender;
