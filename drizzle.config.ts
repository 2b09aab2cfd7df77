import { defineConfig } from 'drizzle-kit';

// Only `drizzle-kit generate` is used: the server applies migrations itself (server/db/migrate.ts).
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
