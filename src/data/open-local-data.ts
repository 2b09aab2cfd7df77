import { openDatabase, type OpenOptions, type PassageDb } from './database.ts';

export interface LocalData {
  readonly db: PassageDb;
  readonly strictDb: PassageDb;
  close(): void;
}

/** Opens both connections to the local database: the everyday one and the one that waits for the disk. */
export async function openLocalData(
  name: string,
  options: Omit<OpenOptions, 'durability'> = {},
): Promise<LocalData> {
  const db = await openDatabase(name, options);
  const { onOutdated: _, ...rest } = options;
  const strictDb = await openDatabase(name, { ...rest, durability: 'strict' });
  return {
    db,
    strictDb,
    close() {
      db.close();
      strictDb.close();
    },
  };
}
