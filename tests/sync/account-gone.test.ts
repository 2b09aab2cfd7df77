import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { createAccountEnd } from '#sync/end-account.ts';
import type { AccessTokens } from '#sync/access-tokens.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { fetchAs } from '#tests/support/fetch-as.ts';
import { createDevice } from '#tests/support/sync-device.ts';

let world: ApiWorld;

beforeAll(async () => {
  world = await startOwnApiWorld();
});
afterAll(() => world.close());

type Found = Awaited<ReturnType<AccessTokens['getAccessToken']>>;

/** A device of `learner` whose session says `found`, and hears what the API says of the account. */
async function deviceOf({ subject }: Learner, found: Found) {
  const gone: string[] = [];
  const network = fetchAs(world, null);
  const tokens: AccessTokens = {
    getAccessToken: async () => found,
    accountIsGone: async (token) => void gone.push(token),
  };
  const clock = createFakeClock(Date.now());
  const device = await createDevice({ server: network, clock, userId: subject, tokens });
  return { device, gone, network, engine: device.newTab().engine };
}

const hourAgo = () => Date.now() - 3_600_000;

test('a device whose token was renewed after the deletion is told, sends nothing and keeps its queue', async () => {
  const leaver = await world.newLearner();
  const { subject } = leaver;
  await leaver.call('POST', '/api/profile/deletion', { payload: { confirm: 'delete my account' } });
  const token = await world.issuer.token({ subject, ageSeconds: -20 });
  const found = { kind: 'token', token, userId: subject, signedInAt: hourAgo() } as const;
  const { device, gone, engine } = await deviceOf(leaver, found);
  await setBookmark(device.data, { practiceId: 15_001, type: 'HARD' });
  expect(await engine.syncNow()).toBe('signed-out');
  expect(gone).toContain(token);
  expect(await device.data.db.outbox.toArray()).toMatchObject([{ kind: 'bookmark.set' }]);
  expect(await world.db.orm.select().from(learnerTable).where(eq(learnerTable.subject, subject))).toEqual([]);
});

test('a device whose sign-in ended with the account asks with what is left of it', async () => {
  const leaver = await world.newLearner();
  const { subject } = leaver;
  const endedToken = await world.issuer.token({ subject, expiresInSeconds: -300 });
  const { gone, network, engine } = await deviceOf(leaver, { kind: 'expired', userId: subject, endedToken });
  await leaver.call('GET', '/api/profile');
  expect(await engine.syncNow()).toBe('signed-out');
  expect([gone, network.refused]).toEqual([[], ['GET /api/profile']]);
  // Asked once: what waits is tried often.
  await engine.syncNow();
  expect(network.refused).toHaveLength(1);

  await leaver.call('POST', '/api/profile/deletion', { payload: { confirm: 'delete my account' } });
  const later = await deviceOf(leaver, { kind: 'expired', userId: subject, endedToken });
  await later.engine.syncNow();
  expect(later.gone).toEqual([endedToken]);
});

test('a deletion whose answer was lost is done at the second try', async () => {
  const leaver = await world.newLearner();
  const { subject, token } = leaver;
  const found = { kind: 'token', token, userId: subject } as const;
  const { device, network } = await deviceOf(leaver, found);
  const end = createAccountEnd(subject, device.transport);
  network.loseAnswers = 1;
  expect(await end()).toEqual({ kind: 'no-connection' });
  expect(await end()).toEqual({ kind: 'deleted', deleted: null });
});
