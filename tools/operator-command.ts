import { loadConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';

/** What a command of the operator did, and what it prints. */
interface CommandResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/**
 * Runs a command of the operator with the arguments of this process on the server's database. The embedded one belongs to one
 * process, so that the server must be stopped first.
 */
export async function runOperatorCommand(
  run: (db: Database, args: readonly string[], config: Config) => Promise<CommandResult>,
): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const db = await openDatabase(config, {
      onProgress: () => undefined,
      onIdleError: (error) => console.error(error.message),
    });
    try {
      const { isDone, lines } = await run(db, process.argv.slice(2), config);
      console.log(lines.join('\n'));
      process.exitCode = isDone ? 0 : 1;
    } finally {
      await db.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
