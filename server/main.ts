/**
 * Starts the product on this machine: database, question bank, identity provider, API and app. Prints one address.
 * `node server/main.ts`; every setting comes from the environment (.env.example).
 */
import { loadBank } from '#content/load-bank.ts';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { buildApp } from '#server/app.ts';
import { openBlobStore } from '#server/blobs/open-blob-store.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { ConfigError } from '#server/environment.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startIdentityProvider } from '#server/idp/provider.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { createScoring } from '#server/scoring/create-scoring.ts';
import { startPlayMoney } from '#server/payments/stand-in/start-play-money.ts';
import { indexBank } from '#server/store/bank-index.ts';
import { createStopper, StoppedError } from '#server/run/stopper.ts';
import { startWatchdog } from '#server/run/start-watchdog.ts';
import { startHousekeeping } from '#server/run/start-housekeeping.ts';
import { startPaymentSweep } from '#server/run/start-payment-sweep.ts';
import { openGateways } from '#server/payments/open-gateways.ts';
import { seedDemoCode } from '#server/payments/promo-codes.ts';

const stopLimitMs = 4_000;

const stopper = createStopper(stopLimitMs);

async function start(config: Config): Promise<void> {
  const db = await openDatabase(config, {
    onProgress: (text) => console.log(text),
    onIdleError: (error) => console.error(`A database connection broke: ${error.message}`),
  });
  stopper.add(() => db.close());
  const blobs = await openBlobStore(config.blobs);
  const auth = createTokenVerifier({ issuer: config.issuer, audience: config.audience });
  const bank = indexBank(loadBank(config.bankDir));
  const scoring = createScoring({ db, blobs, bank, config });
  const gateways = openGateways(config);
  const app = await buildApp({ db, blobs, bank, scoring, config, auth, gateways });
  stopper.add(() => scoring.stop());
  await scoring.start(app.log);
  stopper.add(startHousekeeping({ db, blobs }, app.log));
  const playMoney = await startPlayMoney(config, app.log);
  if (playMoney !== null) stopper.add(() => playMoney.close());
  stopper.add(startPaymentSweep({ db, gateways, now: () => new Date(), log: app.log }));
  if (config.identity === 'embedded') {
    await seedDemoCode(db.orm, new Date());
    const idp = await startIdentityProvider({ db: db.orm, config, log: app.log });
    stopper.add(() => idp.close());
  }
  stopper.add(() => app.close());
  stopper.add(startWatchdog());
  await app.listen({ port: config.port, host: config.host });
  console.log(`Passage is ready: ${config.publicUrl}`);
  if (config.identity === 'embedded')
    console.log(
      `Sign in as ${demoAccount.username} with the password ${demoAccount.password}. Stop with Ctrl-C.`,
    );
  if (playMoney !== null) console.log('Premium is paid with play money here: no money moves.');
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${config?.port} is taken. Stop what uses it or set PORT to another port.`;
  if (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ECONNREFUSED' &&
    config?.databaseUrl !== undefined
  )
    return 'The database that DATABASE_URL names does not answer. Start it, or correct the setting.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const quit = (code: number): void => void stopper.stop().then(() => process.exit(code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => quit(0));

let config: Config | undefined;
try {
  const settings = loadConfig(process.env);
  config = settings;
  await stopper.start(() => start(settings));
} catch (error) {
  if (!(error instanceof StoppedError)) {
    console.error(explain(error, config));
    quit(1);
  }
}
