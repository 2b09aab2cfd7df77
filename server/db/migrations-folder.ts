import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations that both engines run. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
