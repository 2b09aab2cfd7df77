/**
 * `npm run moderate`: the operator's list of reports and comments, and the way to hide a comment. It opens the database of
 * the server; the embedded one belongs to one process, so that the server must be stopped first.
 */
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { runModeration } from './run-moderation.ts';

try {
  const db = await openDatabase(loadConfig(process.env), {
    onProgress: () => undefined,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    const { isDone, lines } = await runModeration(db, process.argv.slice(2));
    console.log(lines.join('\n'));
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
