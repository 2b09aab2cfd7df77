import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError, environmentNames } from './environment.ts';

describe('loadConfig', () => {
  it('needs no setting at all', () => {
    expect(loadConfig({}, '/srv/passage')).toMatchObject({
      port: 4173,
      publicUrl: 'http://127.0.0.1:4173',
      issuer: 'http://127.0.0.1:4174/realms/pte',
      identity: 'embedded',
      dataDir: '/srv/passage/.data',
      blobs: { kind: 'disk', dir: '/srv/passage/.data/blobs' },
    });
  });

  it('names every setting that cannot be used', () => {
    const load = () =>
      loadConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', RATE_LIMIT_PER_IP: '0' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(
      /PORT: must be a port number\n.*DATABASE_URL: must look like postgresql:[^]*LOG_LEVEL: [^]*RATE_LIMIT_PER_IP: must be at least 1/,
    );
  });

  it('takes the example as it stands, which names every setting', () => {
    const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n');
    const example = Object.fromEntries(
      lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split('=', 2) as [string, string]] : [])),
    );
    expect(Object.keys(example).toSorted()).toEqual(
      environmentNames.filter((name) => name !== 'NODE_ENV').toSorted(),
    );
    const { DATA_DIR: _folder, MODELS_DIR: _models, ...rest } = example;
    expect(loadConfig(rest, '/srv/passage')).toEqual(loadConfig({}, '/srv/passage'));
  });

  it('sells plans at the prices of the setting, and takes transfers to a whole card only', () => {
    const { plans, transfer } = loadConfig({
      PLAN_PRICES: '2=5/300000',
      TRANSFER_CARD_NUMBER: '6037-9911-2233-4455',
      TRANSFER_CARD_HOLDER: ' Passage ',
    });
    expect(plans[0]?.price).toEqual({ USD: 500, IRT: 300_000 });
    expect(transfer).toEqual({ cardNumber: '6037991122334455', holder: 'Passage' });
    expect(loadConfig({}).transfer).toBeNull();
    expect(() => loadConfig({ PLAN_PRICES: '1=5/3' })).toThrow(/PLAN_PRICES: must look like/);
    expect(() => loadConfig({ TRANSFER_CARD_NUMBER: '12', TRANSFER_CARD_HOLDER: 'x' })).toThrow(
      /TRANSFER_CARD_NUMBER: must be a card number of 16 digits/,
    );
    expect(() => loadConfig({ TRANSFER_CARD_HOLDER: 'Passage' })).toThrow(/TRANSFER_CARD_NUMBER: is needed/);
    expect(() => loadConfig({ TRANSFER_CARD_NUMBER: '6037991122334455' })).toThrow(
      /TRANSFER_CARD_HOLDER: is needed/,
    );
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: '', OIDC_ISSUER: '' })).toMatchObject({ port: 4173, identity: 'embedded' });
  });

  it('does not serve the demo account to the world', () => {
    const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://passage.example' };
    expect(() => loadConfig(open)).toThrow(/OIDC_ISSUER: is needed in production/);
    expect(loadConfig({ ...open, ALLOW_DEMO_ACCOUNT: 'true' }).identity).toBe('embedded');
    expect(loadConfig({ ...open, OIDC_ISSUER: 'https://id.example' }).identity).toBe('external');
    // Every interface is the world too, whatever the address is called.
    const all = { NODE_ENV: 'production', HOST: '0.0.0.0' };
    expect(() => loadConfig(all)).toThrow(/OIDC_ISSUER: is needed in production/);
    expect(loadConfig({ ...all, ALLOW_DEMO_ACCOUNT: 'true' }).identity).toBe('embedded');
    expect(loadConfig({ NODE_ENV: 'production' }).identity).toBe('embedded');
    expect(loadConfig({ PUBLIC_URL: 'https://passage.example' }).identity).toBe('embedded');
  });

  it('believes as many proxies as are named', () => {
    const trust = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).trustProxy;
    expect(['false', 'true', '2', '10.0.0.0/8, 192.168.1.1'].map(trust)).toEqual([
      false,
      1,
      2,
      '10.0.0.0/8, 192.168.1.1',
    ]);
    expect(() => trust('yes')).toThrow(/TRUST_PROXY: must be false/);
  });

  it('says what S3 needs', () => {
    expect(() => loadConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' })).toThrow(
      /S3_ACCESS_KEY_ID: is needed when S3_ENDPOINT is set\n.*S3_SECRET_ACCESS_KEY/,
    );
  });

  describe('gateways', () => {
    const gatewaysOf = (env: Record<string, string>) => loadConfig(env).payments.gateways;
    const payPal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' };
    const merchantId = '11111111-2222-4333-8444-555555555555';

    it('are stand-ins where none is set up', () => {
      const { paypal, zarinpal, playMoney } = gatewaysOf({ PLAY_MONEY_PORT: '4200', HOST: '0.0.0.0' });
      expect(playMoney).toEqual({ port: 4200, url: 'http://localhost:4200' });
      expect([paypal?.url, zarinpal?.url]).toEqual(['http://localhost:4200', 'http://localhost:4200']);
    });

    it('are the real ones alone where one is set up', () => {
      expect(gatewaysOf(payPal)).toEqual({
        paypal: {
          url: 'https://api-m.paypal.com',
          clientId: 'id',
          clientSecret: 'secret',
          webhookId: 'WH1',
        },
        zarinpal: undefined,
        playMoney: undefined,
      });
      expect(gatewaysOf({ ZARINPAL_MERCHANT_ID: merchantId, ZARINPAL_ACCESS_TOKEN: 'token' })).toEqual({
        paypal: undefined,
        zarinpal: {
          url: 'https://payment.zarinpal.com',
          merchantId,
          access: { url: 'https://next.zarinpal.com/api/v4/graphql/', token: 'token' },
        },
        playMoney: undefined,
      });
    });

    it('need no token to take Toman, and have a sandbox', () => {
      const url = 'https://sandbox.zarinpal.com';
      expect(gatewaysOf({ ZARINPAL_MERCHANT_ID: merchantId, ZARINPAL_URL: `${url}/` }).zarinpal).toEqual({
        url,
        merchantId,
        access: undefined,
      });
    });

    it('are never stand-ins for the world, nor beside a real identity provider', () => {
      const none = { paypal: undefined, zarinpal: undefined, playMoney: undefined };
      expect(gatewaysOf({ OIDC_ISSUER: 'https://id.example' })).toEqual(none);
      const open = { NODE_ENV: 'production', ALLOW_DEMO_ACCOUNT: 'true' };
      expect(gatewaysOf({ ...open, PUBLIC_URL: 'https://passage.example' })).toEqual(none);
      expect(gatewaysOf({ ...open, HOST: '0.0.0.0' })).toEqual(none);
      expect(gatewaysOf(open).playMoney).toBeDefined();
    });

    it('are not set up by half', () => {
      expect(() => gatewaysOf({ PAYPAL_CLIENT_SECRET: 'secret' })).toThrow(
        /PAYPAL_CLIENT_ID: is needed when PAYPAL_CLIENT_SECRET is set\n.*PAYPAL_WEBHOOK_ID: is needed/,
      );
      expect(() => gatewaysOf({ ZARINPAL_ACCESS_TOKEN: 'token' })).toThrow(
        /ZARINPAL_MERCHANT_ID: is needed when ZARINPAL_ACCESS_TOKEN is set/,
      );
      expect(() => gatewaysOf({ ZARINPAL_MERCHANT_ID: 'short' })).toThrow(
        /ZARINPAL_MERCHANT_ID: must be the 36 characters/,
      );
    });
  });

  it('uses an external identity provider when one is named', () => {
    const config = loadConfig({ OIDC_ISSUER: 'https://id.example/realms/x/' });
    expect(config).toMatchObject({ identity: 'external', issuer: 'https://id.example/realms/x' });
  });
});
