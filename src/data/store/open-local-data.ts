import { openDatabase, type OpenOptions, type PassageDb } from './database.ts';
import { openAnswering, type Patience } from '#platform/open-answering.ts';

export interface LocalData {
  readonly db: PassageDb;
  readonly strictDb: PassageDb;
  close(): void;
}

interface OpenLocalOptions extends Omit<OpenOptions, 'durability'> {
  /** For a page: what happens while the database does not answer. Without it, opening waits for as long as that takes. */
  readonly patience?: Patience;
}

/** Opens both connections to the local database: the everyday one and the one that waits for the disk. */
export async function openLocalData(name: string, options: OpenLocalOptions = {}): Promise<LocalData> {
  const { patience, onOutdated, onReopened, ...rest } = options;
  const open = (each: OpenOptions): Promise<PassageDb> =>
    patience ? openAnswering(() => openDatabase(name, each), patience) : openDatabase(name, each);
  const db = await open({ ...rest, ...(onOutdated && { onOutdated }), ...(onReopened && { onReopened }) });
  const strictDb = await open({ ...rest, durability: 'strict' });
  return {
    db,
    strictDb,
    close() {
      db.close();
      strictDb.close();
    },
  };
}
