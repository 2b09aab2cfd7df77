import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import type { ReadContext } from '#data/store/context.ts';
import type { PassageDb } from '#data/store/database.ts';
import { findAhead, queryKey } from '#data/store/read-ahead.ts';
import { useDataContext } from './use-data-context.ts';

/** What a screen knows of a query. `loading` and `missing` are two things: a missing row is `ready` with `null`. */
export type Live<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Value }
  | { readonly status: 'failed'; readonly error: unknown };

export interface LiveOptions {
  /** While new arguments load, keep showing the rows of the old ones (a list that changes its page). */
  keepPrevious?: boolean;
  /**
   * The rows bring much to draw: React does it piece by piece, and a touch is answered in between. What is shown stays
   * until the new rows are drawn.
   */
  drawsMuch?: boolean;
}

const loading = { status: 'loading' } as const;

/** The browser has closed the database in the midst of it, as when the data of the site are cleared. */
const wasCutOff = (error: unknown): boolean =>
  error instanceof Error && ['DatabaseClosedError', 'AbortError', 'UnknownError'].includes(error.name);

/** Then it is asked again once the database is open again. */
async function askOpen<Value>(db: PassageDb, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!wasCutOff(error)) throw error;
    await new Dexie.Promise<void>((resolve) => {
      db.on('ready', () => resolve(), true);
    });
    return ask();
  }
}

/**
 * Runs `query(context, args)` and again whenever rows that it read change, in this tab or another one. `args` are plain
 * JSON values; they are compared by value. Answers that belong to other arguments are never shown, unless asked for. What was
 * read ahead is there at once.
 */
export function useLive<Args, Value>(
  query: (context: ReadContext, args: Args) => Promise<Value>,
  args: Args,
  options: LiveOptions = {},
): Live<Value> {
  const context = useDataContext();
  const { userId } = context;
  const key = queryKey(userId, args);
  const result = useLiveQuery(async (): Promise<{ key: string; userId: string; live: Live<Value> }> => {
    try {
      return {
        key,
        userId,
        live: { status: 'ready', data: await askOpen(context.db, () => query(context, args)) },
      };
    } catch (error) {
      return { key, userId, live: { status: 'failed', error } };
    }
  }, [context.db, query, key]);
  const deferred = useDeferredValue(result);
  const shown = options.drawsMuch === true ? deferred : result;
  // Found when the screen opens: whoever read ahead forgets it soon after.
  const ahead = useMemo((): Live<Value> | null => {
    const found = findAhead(context, query, key);
    return found && { status: 'ready', data: found.data };
  }, [context, query, key]);
  if (shown?.key === key) return shown.live;
  if (ahead) return ahead;
  const mayStay = options.keepPrevious === true && shown?.userId === userId;
  return mayStay ? shown.live : loading;
}
