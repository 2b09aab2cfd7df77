// Browsers keep a page that is left in the back/forward cache and freeze it there. In WebKit a transaction of IndexedDB that runs
// then never ends, and every later one on the same stores waits for ever, of any page
// (docs/decisions/0024-no-transaction-in-the-back-forward-cache.md). Closing the connection does not help.
// The law of this file: no transaction is running when the page is frozen, and what was aborted is done again when it is shown.
// Its state belongs to the page: there is one in each script context. In a worker nothing is ever frozen by itself.

const running = new Set<IDBTransaction>();
let departures = 0;
/** Ends when the page is shown again. */
let absence: PromiseWithResolvers<void> | null = null;

const aborted = new Set<IDBTransaction>();
/** Told to a transaction after a stay in the cache that aborted it. */
const cached = 'passage-cached';

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    aborted.add(transaction);
    // WebKit tells of what was read before only when the page is shown again. Who then goes on with a cursor throws where nobody
    // catches it.
    transaction.addEventListener('success', (event) => event.stopImmediatePropagation(), true);
  } catch {
    // It is being committed, which needs nothing more of the page.
  }
}

/** WebKit tells only some of its transactions, and hardly a request, that they were aborted: the others would be waited for for ever. */
function tellAborted(): void {
  for (const transaction of aborted)
    for (const kind of ['abort', cached]) transaction.dispatchEvent(new Event(kind));
  aborted.clear();
}

/** Calls `run` after a stay in the back/forward cache that aborted the transaction. */
export function onceCached(transaction: IDBTransaction, run: () => void): void {
  transaction.addEventListener(cached, run);
}

function follow(transaction: IDBTransaction): void {
  const end = () => running.delete(transaction);
  running.add(transaction);
  transaction.addEventListener('complete', end);
  transaction.addEventListener('abort', end);
}

/** Of the window's types, which the service worker's world does not have. */
type PageTransition = Event & { readonly persisted?: boolean };

/** The parts of a window that it needs. */
interface Page extends Pick<typeof globalThis, 'IDBDatabase' | 'IDBFactory'> {
  addEventListener(kind: 'pagehide' | 'pageshow', listener: (event: PageTransition) => void): void;
}

type Begin = (this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) => IDBTransaction;
type Open = (this: IDBFactory, ...args: Parameters<IDBFactory['open']>) => IDBOpenDBRequest;

/** Aborts the transactions of every library when the page goes into the back/forward cache. Call it once, before a database is opened. */
export function keepTransactionsOutOfCache(page: Page = globalThis): void {
  const database = page.IDBDatabase.prototype;
  const factory = page.IDBFactory.prototype;
  const transaction = Reflect.get(database, 'transaction') as Begin;
  const open = Reflect.get(factory, 'open') as Open;
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
  page.addEventListener('pagehide', ({ persisted }: PageTransition) => {
    if (!persisted) return;
    departures += 1;
    absence ??= Promise.withResolvers();
    running.forEach(abort);
  });
  page.addEventListener('pageshow', () => {
    tellAborted();
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
