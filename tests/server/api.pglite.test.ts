import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { runApiSuite } from './api-suite.ts';

runApiSuite('the embedded database', async () => {
  const db = await openPreparedDatabase();
  return { db, dispose: () => db.close() };
});
