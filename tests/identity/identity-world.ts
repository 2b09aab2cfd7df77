import type { Queries } from '#server/db/database.ts';
import { startIdentityProvider } from '#server/idp/provider.ts';
import type { IdentityProvider } from '#server/idp/provider.ts';
import type { IdentityProviderConfig } from '#server/idp/settings.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';

export const appOrigin = 'http://localhost:4540';
export const redirectUri = `${appOrigin}/auth-check`;
export const clientId = 'passage-web';
export const audience = 'pte-api';

const quiet = { info: () => {}, warn: console.warn, error: console.error };

export interface TestDatabase {
  db: Queries;
  close: () => Promise<void>;
}

/** The embedded engine, migrated. */
export async function openEmbeddedDatabase(): Promise<TestDatabase> {
  const database = await openPreparedDatabase();
  return { db: database.orm, close: () => database.close() };
}

/** The real provider on a database that outlives a restart of the provider, and a clock of its own. */
export async function createIdentityWorld(
  overrides: Partial<IdentityProviderConfig> = {},
  open: () => Promise<TestDatabase> = openEmbeddedDatabase,
) {
  const { db, close } = await open();
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
    /** Moves the clock of what the database keeps, and of the throttle. */
    advance(ms: number) {
      clock.offsetMs += ms;
    },
    async restart() {
      await provider.close();
      provider = await startIdentityProvider({ db, config, log: quiet });
    },
    async close() {
      await provider.close();
      await close();
    },
  };
}

export type IdentityWorld = Awaited<ReturnType<typeof createIdentityWorld>>;
