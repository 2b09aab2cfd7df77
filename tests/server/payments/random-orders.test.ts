import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import type { OrderRow } from '#server/payments/orders.ts';
import { addCode } from '#server/payments/promo-codes.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { and, eq } from 'drizzle-orm';
import { createPremiumQueue } from './premium-queue.ts';
import { createRandomWorld } from './random-world.ts';

/** Orders of all worlds together; `PAYMENT_SEED` makes other ones. */
const wanted = rounds('PAYMENT_ORDERS', { short: 150, long: 10_000 });
const firstSeed = Number(process.env['PAYMENT_SEED'] ?? 1);
const learnersOfOne = 4;
const actsOfOne = 600;

let db: Database;
beforeAll(async () => {
  db = await openPreparedDatabase();
  await addCode(
    db.orm,
    { code: 'PROOF20', percent: 20, mostUses: null, endsAt: null, planIds: null },
    new Date(0),
  );
});
afterAll(() => db.close());

type World = Awaited<ReturnType<typeof createRandomWorld>>;

/** Lets a world go on and compares every learner's Premium after each step. */
async function runWorld(world: World): Promise<void> {
  const queues = new Map<string, ReturnType<typeof createPremiumQueue>>();
  for (const { id } of await world.readLearners()) queues.set(id, createPremiumQueue(world.clock.now));
  let before: OrderRow[] = [];
  const compare = async () => {
    const [after, learners] = [await world.readOrders(), await world.readLearners()];
    for (const { id, status, premiumUntil } of learners) {
      const queue = queues.get(id);
      const own = (orders: readonly OrderRow[]) => orders.filter(({ learnerId }) => learnerId === id);
      queue?.observe(own(before), own(after), world.clock.now);
      const until = premiumUntil?.getTime() ?? null;
      const isRunning = status === 'PREMIUM' && (until === null || until > world.clock.now);
      expect(isRunning ? until : null, `Premium of ${id}`).toBe(queue?.until());
    }
    before = after;
  };
  for (let acts = 0; acts < actsOfOne; acts += 1) {
    if (await world.act()) await compare();
  }
  await world.settleAll(compare);
}

/** Where an order must have ended, by the books of the gateway or the word of the operator. */
function endOf(order: OrderRow, { ledgers, confirmed, tampered }: World): string[] {
  if (order.gateway === 'CARD_TRANSFER')
    return confirmed.has(order.id) ? ['applied', 'refunded'] : ['approved', 'refused'];
  const paid = ledgers[order.gateway].entriesOf(order.id).filter(({ captures }) => captures > 0);
  expect(paid.length, `${order.id} is paid once at most`).toBeLessThanOrEqual(1);
  const [entry] = paid;
  if (entry === undefined) return ['refused'];
  expect([entry.captures, entry.refunds <= 1]).toEqual([1, true]);
  if (entry.refunds === 1) return ['refunded'];
  return [tampered.has(order.id) ? 'refused' : 'applied'];
}

test(
  'every capture gives Premium once, no order gives it without one, and nothing stays half-way',
  { timeout: 3_600_000 },
  async () => {
    const ends: Record<string, number> = {};
    let made = 0;
    for (let seed = firstSeed; made < wanted; seed += 1) {
      const world = await createRandomWorld(db, createSeededRandom(seed), learnersOfOne);
      await runWorld(world);
      const orders = await world.readOrders();
      made += orders.length;
      for (const order of orders) {
        expect(endOf(order, world), `${order.id} of the world ${seed}`).toContain(order.state);
        expect(order.dueAt).toBeNull();
        const end = `${order.gateway} ${order.state} ${order.refusal ?? ''}`.trim();
        ends[end] = (ends[end] ?? 0) + 1;
      }
      for (const { id, version } of await world.readLearners()) {
        const isProfile = and(eq(changeFeed.learnerId, id), eq(changeFeed.kind, 'profile'));
        const [told] = await db.orm.select().from(changeFeed).where(isProfile);
        expect(told?.version, 'devices hear of every change of the plan').toBe(version);
      }
    }
    const met = Object.keys(ends);
    for (const state of ['applied', 'refunded', 'refused'])
      expect(met.filter((end) => end.split(' ')[1] === state)).not.toEqual([]);
    // Enough of them have been everywhere that an order can end.
    if (made < 1_000) return;
    for (const gateway of ['PAYPAL', 'ZARINPAL'])
      for (const end of ['applied', 'refunded', 'refused cancelled', 'refused declined'])
        expect(met).toContain(`${gateway} ${end}`);
    for (const end of ['applied', 'refused receipt', 'refused cancelled'])
      expect(met).toContain(`CARD_TRANSFER ${end}`);
  },
);
