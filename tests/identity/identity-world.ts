import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createServer } from 'node:net';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import * as schema from '#server/db/schema.ts';
import { startIdentityProvider } from '#server/idp/provider.ts';
import type { IdentityProvider } from '#server/idp/provider.ts';
import type { IdentityProviderConfig } from '#server/idp/settings.ts';

export const appOrigin = 'http://localhost:4540';
export const redirectUri = `${appOrigin}/auth-check`;
export const clientId = 'passage-web';
export const audience = 'pte-api';

const quiet = { info: () => {}, warn: console.warn, error: console.error };

/** The real provider on a database in memory that outlives a restart of the provider, and a clock for its grace window. */
export async function createIdentityWorld(overrides: Partial<IdentityProviderConfig> = {}) {
  const pglite = await PGlite.create();
  const db = drizzle(pglite, { schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  const port = await freePort();
  const clock = { offsetMs: 0 };
  const issuer = `http://127.0.0.1:${port}/realms/pte`;
  const config: IdentityProviderConfig = {
    idpPort: port,
    host: '127.0.0.1',
    issuer,
    clientId,
    audience,
    publicUrl: appOrigin,
    corsOrigins: [],
    now: () => Date.now() + clock.offsetMs,
    ...overrides,
  };
  let provider: IdentityProvider = await startIdentityProvider({ db, config, log: quiet });

  return {
    db,
    config,
    issuer,
    endpoints: {
      authorize: `${issuer}/protocol/openid-connect/auth`,
      token: `${issuer}/protocol/openid-connect/token`,
      logout: `${issuer}/protocol/openid-connect/logout`,
    },
    /** Moves the clock of what the database keeps: grace windows, throttle. */
    advance(ms: number) {
      clock.offsetMs += ms;
    },
    async restart() {
      await provider.close();
      provider = await startIdentityProvider({ db, config, log: quiet });
    },
    async close() {
      await provider.close();
      await pglite.close();
    },
  };
}

export type IdentityWorld = Awaited<ReturnType<typeof createIdentityWorld>>;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
