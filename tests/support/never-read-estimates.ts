import type { DBCore } from 'dexie';
import type { Device } from './practice.tsx';

/** Whoever works out estimates, of today or of before it, waits for the answers for ever. */
export async function neverReadEstimates({ context: { db } }: Device): Promise<void> {
  const beginsWithTheFirst = (lower: unknown) => Array.isArray(lower) && lower[1] === -Infinity;
  const create = (core: DBCore): Partial<DBCore> => ({
    ...core,
    table(name) {
      const table = core.table(name);
      if (name !== 'answers') return table;
      return {
        ...table,
        query: (request) =>
          beginsWithTheFirst(request.query.range.lower) ? new Promise(() => undefined) : table.query(request),
      };
    },
  });
  // Dexie takes a part of its own in when it opens.
  db.close();
  db.use({ stack: 'dbcore', name: 'slow answers', create });
  await db.open();
}
