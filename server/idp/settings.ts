/**
 * What the development identity provider is told. The server's own `Config` fits; the fields that it does not have are
 * for tests.
 */
export interface IdentityProviderConfig {
  readonly idpPort: number;
  /** Address to listen on. */
  readonly host: string;
  /** Public name; differs from the listener behind a proxy. Its path is where everything is served. */
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Where learners open the app. Only there, and to `corsOrigins`, does a sign-in lead back. */
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly accessTokenSeconds?: number;
  /** Form posts a minute from one address. */
  readonly formsPerMinute?: number;
  /** Time in epoch ms; for tests of expiry and the throttle. */
  readonly now?: () => number;
}

export interface Settings {
  host: string;
  port: number;
  issuer: string;
  /** Path of the issuer, without a slash at the end. */
  mountPath: string;
  /** The first one is the app's public address. */
  appOrigins: readonly [string, ...string[]];
  clientId: string;
  audience: string;
  accessTokenSeconds: number;
  formsPerMinute: number;
  now: () => number;
}

/** Where the app is sent back to after signing in. */
export const callbackPath = '/auth-check';

export function resolveSettings(config: IdentityProviderConfig): Settings {
  const issuer = config.issuer.replace(/\/$/, '');
  const [home, ...others] = [config.publicUrl, ...config.corsOrigins].map((url) => new URL(url).origin);
  if (home === undefined) throw new TypeError('the address of the app is missing');
  return {
    host: config.host,
    port: config.idpPort,
    issuer,
    mountPath: new URL(issuer).pathname.replace(/\/$/, ''),
    appOrigins: [home, ...new Set([...others, ...loopbackTwin(home)])],
    clientId: config.clientId,
    audience: config.audience,
    accessTokenSeconds: config.accessTokenSeconds ?? 300,
    formsPerMinute: config.formsPerMinute ?? 120,
    now: config.now ?? Date.now,
  };
}

/** People type `localhost` or `127.0.0.1` for the same app; to a browser these are two origins. */
function loopbackTwin(origin: string): string[] {
  const url = new URL(origin);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  else if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  else return [];
  return [url.origin];
}
