import { randomUUID } from 'node:crypto';
import { dayMs } from '#contract/days.ts';
import type { PaymentCreate } from '#contract/entities/payment.ts';
import type { OrderEvent } from '#domain/payments/order.ts';
import { paidPlans } from '#domain/premium/plans.ts';
import type { Database } from '#server/db/database.ts';
import { learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { createOrder } from '#server/payments/create-order.ts';
import { moveOrder } from '#server/payments/move-order.ts';
import { isRefundable, type OrderRow } from '#server/payments/orders.ts';
import { GatewayDownError, GatewayRefusedError } from '#server/payments/payment-gateway.ts';
import { refundOrder, settleNoticed, settleOrder } from '#server/payments/settle-order.ts';
import { sweepOrders } from '#server/payments/sweep-orders.ts';
import { Problem } from '#server/problem.ts';
import { learnerOf, type LearnerRow } from '#server/store/learners.ts';
import { CrashError, createLedgerGateway, type CallFate } from '#tests/support/ledger-gateway.ts';
import type { createSeededRandom } from '#tests/support/seeded-random.ts';
import { asc, eq, inArray } from 'drizzle-orm';

type Random = ReturnType<typeof createSeededRandom>;

const shop = {
  plans: paidPlans,
  origins: ['https://passage.example'],
  publicUrl: 'https://passage.example',
  takesTransfers: true,
};
const page = 'https://passage.example/dashboard/plans';

/** A database that stops the process at times: before a transaction, or right after its commit. */
function crashing(db: Database, isCrash: () => boolean): Database {
  const stop = () => {
    if (isCrash()) throw new CrashError('the server stops at a transaction');
  };
  const orm = new Proxy(db.orm, {
    get(target, name) {
      if (name === 'transaction')
        return async (...given: Parameters<typeof target.transaction>) => {
          stop();
          const result = await target.transaction(...given);
          stop();
          return result;
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...db, orm };
}

/** Learners who buy, gateways that fail, a server that stops, and the clock of all of them. */
export async function createRandomWorld(db: Database, random: Random, learnerCount: number) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const trouble = { isOn: true };
  const { chance, pick, below } = random;
  const fate = (): CallFate => {
    if (!trouble.isOn || chance(0.7)) return 'answered';
    return pick(['down', 'lost', 'crash'] as const);
  };
  const paypal = createLedgerGateway({ fate });
  const zarinpal = createLedgerGateway({ name: 'ZARINPAL', currency: 'IRT', fate, opensAnew: true });
  const ledgers = { PAYPAL: paypal, ZARINPAL: zarinpal };
  const parts = {
    db: crashing(db, () => trouble.isOn && chance(0.05)),
    gateways: new Map([['PAYPAL', paypal.gateway] as const, ['ZARINPAL', zarinpal.gateway] as const]),
    now: () => new Date(clock.now),
    log: { warn: () => undefined, error: () => undefined },
  };

  const learnerIds: string[] = [];
  for (let made = 0; made < learnerCount; made += 1) {
    const subject = randomUUID();
    const row = await learnerOf(db, {
      subject,
      username: subject,
      issuedAt: 0,
      signedInAt: null,
      claims: {},
    });
    learnerIds.push(row.id);
  }

  const readLearners = () => db.orm.select().from(learner).where(inArray(learner.id, learnerIds));
  const readOrders = () =>
    db.orm
      .select()
      .from(paymentOrder)
      .where(inArray(paymentOrder.learnerId, learnerIds))
      .orderBy(asc(paymentOrder.createdAt));

  /** Orders that the operator confirmed by hand. */
  const confirmed = new Set<string>();
  const tampered = new Set<string>();
  const notices: { gateway: keyof typeof ledgers; reference: string }[] = [];

  async function buy(): Promise<void> {
    const [owner]: LearnerRow[] = await db.orm
      .select()
      .from(learner)
      .where(eq(learner.id, pick(learnerIds)));
    if (owner === undefined) return;
    const given: PaymentCreate = {
      planId: pick(paidPlans).id,
      discountCode: chance(0.3) ? pick([' proof20', 'PROOF20', 'nothing']) : '',
      paymentGateway: pick(['PAYPAL', 'ZARINPAL', 'PAYPAL', 'ZARINPAL', 'CARD_TRANSFER'] as const),
      redirectUrl: page,
      secondaryRedirectUrl: page,
    };
    const wish = { learner: owner, key: chance(0.5) ? randomUUID() : undefined, given };
    const again = () => createOrder(parts, shop, wish);
    if (chance(0.2)) await together([again, again]);
    else await again();
  }

  /** The payer does something at the gateway, which may tell the server by itself, later, and twice. */
  function atGateway(order: OrderRow): void {
    const { gateway, reference } = order;
    if (gateway === 'CARD_TRANSFER' || reference === null) return;
    const ledger = ledgers[gateway];
    const act = pick([
      'pay',
      'pay',
      'pay',
      'payLater',
      'arrive',
      'decline',
      'turnBack',
      'refundThere',
      'tamper',
    ] as const);
    if (act === 'tamper') {
      if (chance(0.9) || ledger.get(reference).stage !== 'open') return;
      ledger.tamper(reference, { amount: order.amount - 1, currency: order.currency });
      tampered.add(order.id);
    } else if (act !== 'refundThere' || chance(0.2)) ledger[act](reference);
    notices.push({ gateway, reference });
  }

  /** A webhook arrives, out of order; a gateway sends it again until it is taken, and at times after that. */
  async function deliver(isLast = chance(0.5)): Promise<void> {
    const at = below(notices.length);
    const notice = notices[at];
    if (notice === undefined) return;
    const order = (await readOrders()).find(({ reference }) => reference === notice.reference);
    if (order !== undefined) {
      const tell = () => settleNoticed(parts, order);
      await together(chance(0.3) ? [tell, tell] : [tell]);
    }
    if (isLast) notices.splice(at, 1);
  }

  async function byHand(order: OrderRow): Promise<void> {
    if (order.gateway !== 'CARD_TRANSFER') return;
    const event: OrderEvent = pick([
      { kind: 'receipt-sent' },
      { kind: 'captured', isRight: true },
      { kind: 'receipt-refused' },
    ]);
    const { row, kind } = await moveOrder(db, order, { event, now: parts.now() });
    if (event.kind === 'captured' && kind === 'moved') confirmed.add(order.id);
    await settleOrder(parts, row);
  }

  const onOrder = {
    atGateway,
    byHand,
    comeBack: (order: OrderRow) => settleOrder(parts, order),
    cancel: (order: OrderRow) =>
      moveOrder(parts.db, order, { event: { kind: 'given-up' }, now: parts.now() }),
    refund: async (order: OrderRow) =>
      isRefundable(order) && chance(0.4) ? refundOrder(parts, order) : order,
  };

  /** One thing that happens; `false`: nothing that the server can know of yet. Faults that a server survives are part of it. */
  async function act(): Promise<boolean> {
    const kind = below(20);
    if (kind < 3) await survive(buy);
    else if (kind < 6) await survive(() => deliver());
    else if (kind === 6) await survive(() => sweepOrders(parts));
    else if (kind === 7) clock.now += chance(0.1) ? below(40 * dayMs) : below(2 * 3_600_000);
    else {
      clock.now += below(60_000);
      const orders = await readOrders();
      // The newest ones have most to do.
      const order = orders.length === 0 ? undefined : pick(chance(0.7) ? orders.slice(-5) : orders);
      const doIt = pick(['atGateway', 'atGateway', 'comeBack', 'byHand', 'cancel', 'refund'] as const);
      if (order !== undefined) await survive(async () => onOrder[doIt](order));
      return doIt !== 'atGateway';
    }
    return kind !== 7;
  }

  /** Everything works again, money on its way arrives, and the sweep goes on until nothing is due. */
  async function settleAll(compare: () => Promise<void>): Promise<void> {
    trouble.isOn = false;
    for (const ledger of Object.values(ledgers))
      for (const { reference } of ledger.all()) ledger.arrive(reference);
    while (notices.length > 0) {
      await deliver(true);
      await compare();
    }
    for (let sweeps = 0; sweeps < 100; sweeps += 1) {
      await sweepOrders(parts);
      await compare();
      if ((await readOrders()).every(({ dueAt }) => dueAt === null)) return;
      clock.now += 3_600_000;
    }
  }

  return { act, settleAll, readOrders, readLearners, clock, ledgers, confirmed, tampered };
}

async function survive(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isExpected = [CrashError, GatewayDownError, GatewayRefusedError, Problem].some(
      (known) => error instanceof known,
    );
    if (!isExpected) throw error;
  }
}

/** Calls at the same time, all of them ended whatever becomes of one. */
async function together(runs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ends = await Promise.allSettled(runs.map((run) => run()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
