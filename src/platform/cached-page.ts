// Browsers keep a page that is left in the back/forward cache and freeze it there. In WebKit a transaction of IndexedDB that runs
// then never ends, and every later one on the same stores waits for ever, of any page
// (docs/decisions/0024-no-transaction-in-the-back-forward-cache.md). Closing the connection does not help.
// The law of this file: no transaction is running when the page is frozen, and what was aborted is done again when it is shown.
// Its state belongs to the page: there is one in each script context. In a worker nothing is ever frozen by itself.

const running = new Set<IDBTransaction>();
let departures = 0;
/** Ends when the page is shown again. */
let absence: PromiseWithResolvers<void> | null = null;

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    // WebKit tells of what was read before the page was left when it is shown again. Who then goes on with a cursor throws where
    // nobody catches it, and waits for ever.
    transaction.addEventListener('success', asFailure, true);
  } catch {
    // It is being committed, which needs nothing more of the page.
  }
}

function asFailure(event: Event): void {
  event.stopImmediatePropagation();
  event.target?.dispatchEvent(new Event('error', { cancelable: true }));
}

function follow(transaction: IDBTransaction): void {
  const end = () => running.delete(transaction);
  running.add(transaction);
  transaction.addEventListener('complete', end);
  transaction.addEventListener('abort', end);
}

/** The parts of a window that it needs. */
type Page = Pick<typeof globalThis, 'IDBDatabase' | 'IDBFactory' | 'addEventListener'>;

/** Aborts the transactions of every library when the page goes into the back/forward cache. Call it once, before a database is opened. */
export function keepTransactionsOutOfCache(page: Page = globalThis): void {
  const database = page.IDBDatabase.prototype;
  const factory = page.IDBFactory.prototype;
  const { transaction } = database;
  const { open } = factory;
  database.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    follow(begun);
    // What else runs as the page goes began it. Not at once: Dexie reads the schema from a transaction that it has just begun.
    if (absence) queueMicrotask(() => absence && abort(begun));
    return begun;
  };
  factory.open = function (...args) {
    const request = open.apply(this, args);
    request.addEventListener('upgradeneeded', () => request.transaction && follow(request.transaction));
    return request;
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    departures += 1;
    absence ??= Promise.withResolvers();
    running.forEach(abort);
  });
  page.addEventListener('pageshow', () => {
    absence?.resolve();
    absence = null;
  });
}

/**
 * Runs what is one transaction, and once more when it failed over a stay in the back/forward cache: that stay aborted it, so nothing
 * of it is stored, and its error is nobody's. While the page is away it waits. `lift` makes a promise of the kind that `work` returns.
 */
export function redoIfCached<Done extends PromiseLike<unknown>>(
  work: () => Done,
  lift: (waiting: Promise<void>) => PromiseLike<void> = (waiting) => waiting,
): Done {
  const before = departures;
  const run = () => redoIfCached(work, lift);
  const wait = (waiting: Promise<void>) => lift(waiting).then(run);
  const done = absence
    ? wait(absence.promise)
    : work().then(undefined, (error: unknown) => {
        if (departures === before) throw error;
        return absence ? wait(absence.promise) : run();
      });
  return done as unknown as Done;
}
