import { isAbsolute, join, resolve } from 'node:path';
import type { PaidPlan } from '#domain/premium/plans.ts';
import { gatewaysConfig, type GatewaysConfig } from '#server/payments/gateway-config.ts';
import { ConfigError, readEnvironment, setTogether, trimmed, type Environment } from './environment.ts';

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** All settings of a server process, parsed once. Addresses have no slash at the end, folders are absolute. */
export interface Config {
  readonly port: number;
  readonly idpPort: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Where learners reach the app. */
  readonly publicUrl: string;
  /** `embedded`: the development provider of this process; `external`: OIDC_ISSUER names another one. */
  readonly identity: 'embedded' | 'external';
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly blobs: { readonly kind: 'disk'; readonly dir: string } | ({ readonly kind: 's3' } & S3Config);
  /** Folder of a question bank and its lessons; without one it is that of the repository. */
  readonly bankDir: string | undefined;
  /** A service that translates what the bank has not; without one there is only the bank. */
  readonly translation: { readonly url: string; readonly apiKey: string | undefined } | undefined;
  readonly payments: { readonly gateways: GatewaysConfig };
  readonly distDir: string;
  /** Where `npm start` puts the model packs; need not exist. */
  readonly modelsDir: string;
  readonly corsOrigins: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many proxies stand in front, or their networks; `false`: none. */
  readonly trustProxy: false | number | string;
  /** How answers are scored: threads, each in a process of its own, and when one of them is ended or an answer given up. */
  readonly scoring: {
    readonly threads: number;
    readonly timeoutMs: number;
    readonly tries: number;
    readonly transcriptModel: 'tiny' | 'base';
  };
  /** What a learner without a plan may have scored by an engine. */
  readonly aiQuota: { readonly scores: number; readonly per: 'account' | 'day' };
  /** The plans on sale with their prices here. */
  readonly plans: readonly PaidPlan[];
  /** The card to which learners send Toman by hand; `null`: not offered. */
  readonly transfer: { readonly cardNumber: string; readonly holder: string } | null;
  readonly rateLimits: { readonly perIp: number; readonly perLearner: number };
}

/** Path of the issuer of the development identity provider. */
const embeddedIssuerPath = '/realms/pte';

/**
 * The settings from environment variables (`.env.example` lists them), and the rules between them.
 * @throws ConfigError naming every variable at fault
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, root = process.cwd()): Config {
  const e = readEnvironment(env);
  const folder = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  const dataDir = folder(e.DATA_DIR);
  const reachable = ['0.0.0.0', '::'].includes(e.HOST) ? 'localhost' : e.HOST;
  const publicUrl = trimmed(e.PUBLIC_URL ?? `http://${reachable}:${e.PORT}`);
  // The development provider lets everybody in as the demo account.
  const isOpen = !isLoopback(new URL(publicUrl).hostname) || !isLoopback(e.HOST);
  if (
    e.NODE_ENV === 'production' &&
    e.OIDC_ISSUER === undefined &&
    isOpen &&
    e.ALLOW_DEMO_ACCOUNT === 'false'
  )
    throw new ConfigError([
      'OIDC_ISSUER: is needed in production at a public address (ALLOW_DEMO_ACCOUNT=true serves the demo account to everybody)',
    ]);
  // Nor may everybody pay with play money: where the world signs in, nothing is sold until a gateway is set up.
  const mayPlay = e.OIDC_ISSUER === undefined && !(e.NODE_ENV === 'production' && isOpen);
  const playMoney = { port: e.PLAY_MONEY_PORT, url: `http://${reachable}:${e.PLAY_MONEY_PORT}` };
  const issuer = trimmed(e.OIDC_ISSUER ?? `http://${reachable}:${e.IDP_PORT}${embeddedIssuerPath}`);
  return {
    port: e.PORT,
    idpPort: e.IDP_PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    publicUrl,
    identity: e.OIDC_ISSUER === undefined ? 'embedded' : 'external',
    issuer,
    clientId: e.OIDC_CLIENT_ID,
    audience: e.OIDC_AUDIENCE,
    blobs: blobConfig(e, folder(e.BLOB_DIR ?? join(dataDir, 'blobs'))),
    bankDir: e.BANK_DIR === undefined ? undefined : folder(e.BANK_DIR),
    translation:
      e.LIBRETRANSLATE_URL === undefined
        ? undefined
        : { url: trimmed(e.LIBRETRANSLATE_URL), apiKey: e.LIBRETRANSLATE_API_KEY },
    payments: { gateways: gatewaysConfig(e, mayPlay ? playMoney : undefined) },
    distDir: folder(e.DIST_DIR),
    modelsDir: folder(e.MODELS_DIR),
    corsOrigins: e.CORS_ORIGINS,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY,
    scoring: {
      threads: e.SCORING_THREADS,
      timeoutMs: e.SCORING_TIMEOUT_SECONDS * 1_000,
      tries: e.SCORING_TRIES,
      transcriptModel: e.TRANSCRIPT_MODEL,
    },
    aiQuota: { scores: e.FREE_AI_SCORES, per: e.FREE_AI_SCORES_PER },
    plans: e.PLAN_PRICES,
    transfer: transferConfig(e),
    rateLimits: { perIp: e.RATE_LIMIT_PER_IP, perLearner: e.RATE_LIMIT_PER_LEARNER },
  };
}

function transferConfig(e: Environment): Config['transfer'] {
  const set = setTogether(e, ['TRANSFER_CARD_NUMBER', 'TRANSFER_CARD_HOLDER']);
  return set === undefined
    ? null
    : { cardNumber: set.TRANSFER_CARD_NUMBER, holder: set.TRANSFER_CARD_HOLDER };
}

function blobConfig(e: Environment, dir: string): Config['blobs'] {
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  // A bucket without an endpoint is none.
  const set = e.S3_ENDPOINT === undefined ? undefined : setTogether(e, s3);
  if (set === undefined) return { kind: 'disk', dir };
  return {
    kind: 's3',
    endpoint: trimmed(set.S3_ENDPOINT),
    region: e.S3_REGION,
    bucket: set.S3_BUCKET,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  };
}
