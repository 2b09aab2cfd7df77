import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(fallback);
const amount = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(fallback);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const trimmed = (address: string) => address.replace(/\/+$/, '');

/** `true` is one proxy in front: the leftmost address of X-Forwarded-For is what the caller made up. */
function trustOf(text: string): false | number | string {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  return /^\d$/.test(text) ? Number(text) : text;
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

const Environment = z.object({
  PORT: port(4173),
  IDP_PORT: port(4174),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: amount(10),
  PUBLIC_URL: webAddress.optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('passage-web'),
  OIDC_AUDIENCE: z.string().min(1).default('pte-api'),
  BLOB_DIR: z.string().min(1).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BANK_DIR: z.string().min(1).optional(),
  DIST_DIR: z.string().min(1).default('dist'),
  MODELS_DIR: z.string().min(1).default('.models'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    )
    .pipe(z.array(webAddress.transform(trimmed))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:true|false|[1-9]|[0-9a-f.:/, ]{3,})$/i,
      'must be false, a number of proxies, or their networks',
    )
    .default('false')
    .transform(trustOf),
  NODE_ENV: z.string().optional(),
  ALLOW_DEMO_ACCOUNT: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  TRANSCRIPT_MODEL: z.enum(['tiny', 'base'], { error: 'must be tiny or base' }).default('tiny'),
  SCORING_THREADS: amount(1),
  SCORING_TIMEOUT_SECONDS: amount(60),
  SCORING_TRIES: amount(3),
  FREE_AI_SCORES: amount(5),
  FREE_AI_SCORES_PER: z.enum(['account', 'day'], { error: 'must be account or day' }).default('day'),
  RATE_LIMIT_PER_IP: amount(3_000),
  RATE_LIMIT_PER_LEARNER: amount(1_200),
});

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
  /** Folder of a question bank; without one it is that of the repository. */
  readonly bankDir: string | undefined;
  readonly distDir: string;
  /** Where `npm start` puts the model packs; need not exist. */
  readonly modelsDir: string;
  readonly corsOrigins: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many proxies stand in front, or their networks; `false`: none. */
  readonly trustProxy: false | number | string;
  /** How answers are scored: threads of this process, and when one of them is ended or an answer given up. */
  readonly scoring: {
    readonly threads: number;
    readonly timeoutMs: number;
    readonly tries: number;
    readonly transcriptModel: 'tiny' | 'base';
  };
  /** What a learner without a plan may have scored by an engine. */
  readonly aiQuota: { readonly scores: number; readonly per: 'account' | 'day' };
  readonly rateLimits: { readonly perIp: number; readonly perLearner: number };
}

/** Settings that cannot be used; the message has one readable line for each. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`These settings need another value:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Path of the issuer of the development identity provider. */
export const embeddedIssuerPath = '/realms/pte';

/**
 * Parses the settings from environment variables (`.env.example` lists them). An empty variable counts as absent.
 * @throws ConfigError naming every variable at fault
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, root = process.cwd()): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.slice(0, 1).join('.')}: ${issue.message}`),
    );
  const e = parsed.data;
  const folder = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  const dataDir = folder(e.DATA_DIR);
  const reachable = ['0.0.0.0', '::'].includes(e.HOST) ? 'localhost' : e.HOST;
  const publicUrl = trimmed(e.PUBLIC_URL ?? `http://${reachable}:${e.PORT}`);
  // The development provider lets everybody in as the demo account.
  const isOpen = !isLoopback(new URL(publicUrl).hostname) || !(isLoopback(e.HOST) || e.HOST === '0.0.0.0');
  if (
    e.NODE_ENV === 'production' &&
    e.OIDC_ISSUER === undefined &&
    isOpen &&
    e.ALLOW_DEMO_ACCOUNT === 'false'
  )
    throw new ConfigError([
      'OIDC_ISSUER: is needed in production at a public address (ALLOW_DEMO_ACCOUNT=true serves the demo account to everybody)',
    ]);
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
    rateLimits: { perIp: e.RATE_LIMIT_PER_IP, perLearner: e.RATE_LIMIT_PER_LEARNER },
  };
}

function blobConfig(e: z.output<typeof Environment>, dir: string): Config['blobs'] {
  if (e.S3_ENDPOINT === undefined) return { kind: 'disk', dir };
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = Object.entries({
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }).filter(([, value]) => value === undefined);
    throw new ConfigError(missing.map(([name]) => `${name}: is needed when S3_ENDPOINT is set`));
  }
  return {
    kind: 's3',
    endpoint: trimmed(e.S3_ENDPOINT),
    region: e.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}
