import { liveQuery } from 'dexie';
import type { ReadContext } from './context.ts';

export type Query<Args, Value> = (context: ReadContext, args: Args) => Promise<Value>;

/** An answer that was there before a screen asked. */
export interface Ahead<Value> {
  readonly data: Value;
}

type Answers = Map<string, Ahead<unknown>>;
const databases = new WeakMap<ReadContext['db'], Map<unknown, Answers>>();

/** What tells one question to a query from another: who asks, and what. */
export const queryKey = (userId: string, args: unknown): string => `${userId} ${JSON.stringify(args)}`;

function answersOf({ db }: ReadContext, query: unknown): Answers {
  const queries = databases.get(db) ?? new Map<unknown, Answers>();
  databases.set(db, queries);
  const answers = queries.get(query) ?? new Map<string, Ahead<unknown>>();
  queries.set(query, answers);
  return answers;
}

/**
 * Asks what screens will most likely ask next, so that one that opens has its rows at once. The answers follow every change of
 * their rows until the returned function is called, and then are forgotten.
 */
export function readAhead<Args, Value>(
  context: ReadContext,
  query: Query<Args, Value>,
  all: readonly Args[],
): () => void {
  const answers = answersOf(context, query);
  const keys = all.map((args) => queryKey(context.userId, args));
  const forget = () => keys.forEach((key) => answers.delete(key));
  const reading = liveQuery(() => Promise.all(all.map((args) => query(context, args)))).subscribe({
    next: (found) => found.forEach((data, at) => answers.set(keys[at] ?? '', { data })),
    // Who opens one of them reads it then, and says what is wrong.
    error: forget,
  });
  return () => {
    reading.unsubscribe();
    forget();
  };
}

/** What was read ahead for a query; `null` when nothing was. */
export function findAhead<Args, Value>(
  context: ReadContext,
  query: Query<Args, Value>,
  key: string,
): Ahead<Value> | null {
  return (answersOf(context, query).get(key) ?? null) as Ahead<Value> | null;
}
