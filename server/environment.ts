import { z } from 'zod';
import { parsePlanPrices } from '#domain/premium/plans.ts';

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
const planPricesRule =
  'must look like 2=9.99/590000,3=24.99/1490000: plan=dollars/Toman, for plans that are on sale';
/** An address without a slash at its end. */
export const trimmed = (address: string) => address.replace(/\/+$/, '');

/** `true` is one proxy in front: the leftmost address of X-Forwarded-For is what the caller made up. */
function trustOf(text: string): false | number | string {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  return /^\d$/.test(text) ? Number(text) : text;
}

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
  LIBRETRANSLATE_URL: webAddress.optional(),
  LIBRETRANSLATE_API_KEY: z.string().min(1).optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_URL: webAddress.default('https://api-m.paypal.com'),
  ZARINPAL_MERCHANT_ID: z.string().length(36, 'must be the 36 characters that ZarinPal gives').optional(),
  ZARINPAL_ACCESS_TOKEN: z.string().min(1).optional(),
  ZARINPAL_URL: webAddress.default('https://payment.zarinpal.com'),
  PLAY_MONEY_PORT: port(4175),
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
  PLAN_PRICES: z
    .string()
    .default('')
    .transform((text, context) => {
      const plans = parsePlanPrices(text);
      if (plans === null) context.addIssue({ code: 'custom', message: planPricesRule });
      return plans ?? z.NEVER;
    }),
  TRANSFER_CARD_NUMBER: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{16}$/, 'must be a card number of 16 digits'))
    .optional(),
  TRANSFER_CARD_HOLDER: z.string().trim().min(1).max(100).optional(),
  RATE_LIMIT_PER_IP: amount(3_000),
  RATE_LIMIT_PER_LEARNER: amount(1_200),
});

/** What the variables say, each right by itself. */
export type Environment = z.output<typeof Environment>;

/** Settings that cannot be used; the message has one readable line for each. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`These settings need another value:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Settings that are only good together. `undefined`: none of them is set.
 * @throws ConfigError naming those that are missing beside one that is set
 */
export function setTogether<const Names extends readonly (keyof Environment)[]>(
  e: Environment,
  names: Names,
): { readonly [Name in Names[number]]: NonNullable<Environment[Name]> } | undefined {
  const given = names.find((name) => e[name] !== undefined);
  if (given === undefined) return undefined;
  const missing = names.filter((name) => e[name] === undefined);
  if (missing.length > 0)
    throw new ConfigError(missing.map((name) => `${name}: is needed when ${given} is set`));
  // None of them is missing.
  return e as { readonly [Name in Names[number]]: NonNullable<Environment[Name]> };
}

/** Every variable that the server reads. */
export const environmentNames: readonly string[] = Object.keys(Environment.shape);

/**
 * Parses the variables. An empty one counts as absent.
 * @throws ConfigError naming every variable at fault
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.slice(0, 1).join('.')}: ${issue.message}`),
    );
  return parsed.data;
}
