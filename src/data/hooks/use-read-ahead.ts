import { useEffect } from 'react';
import { readAhead, type Query } from '#data/store/read-ahead.ts';
import { startAtRest } from './start-at-rest.ts';
import { useDataContext } from './use-data-context.ts';

/** Once the page is at rest, asks `query` for what the learner may open next. `all` are plain JSON values. */
export function useReadAhead<Args, Value>(query: Query<Args, Value>, all: readonly Args[]): void {
  const context = useDataContext();
  const { db, userId } = context;
  // Compared by value.
  const asked = JSON.stringify(all);
  useEffect(
    () => startAtRest(() => readAhead({ db, userId }, query, JSON.parse(asked) as Args[])),
    [db, userId, query, asked],
  );
}
