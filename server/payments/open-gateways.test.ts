import { expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { openGateways } from './open-gateways.ts';

const namesOf = (env: Record<string, string>) => [...openGateways(loadConfig(env)).keys()];

it('opens the gateways that are set up, each under its name', () => {
  expect(namesOf({})).toEqual(['PAYPAL', 'ZARINPAL']);
  expect(namesOf({ ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-555555555555' })).toEqual(['ZARINPAL']);
  expect(namesOf({ OIDC_ISSUER: 'https://id.example' })).toEqual([]);
  for (const [name, gateway] of openGateways(loadConfig({}))) expect(gateway.name).toBe(name);
});
