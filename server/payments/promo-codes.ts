import {
  codeFault,
  codeFaultTexts,
  discounted,
  normalizeCode,
  type PromoCode,
} from '#domain/payments/promo-code.ts';
import type { PaidPlan, PlanPrice } from '#domain/premium/plans.ts';
import type { Queries } from '#server/db/database.ts';
import { paymentOrder, promoCode } from '#server/db/schema/payments.ts';
import { badInput } from '#server/problem.ts';
import { and, asc, count, eq, gt, isNull, ne, or } from 'drizzle-orm';

const ofRow = ({ endsAt, ...row }: typeof promoCode.$inferSelect): PromoCode => ({
  ...row,
  endsAt: endsAt?.getTime() ?? null,
});

/** The code, with its row locked until the end of a transaction, so that nobody else uses it up meanwhile. */
export async function lockCode(queries: Queries, code: string): Promise<PromoCode | undefined> {
  const [row] = await queries.select().from(promoCode).where(eq(promoCode.code, code)).for('update');
  return row && ofRow(row);
}

async function findCode(queries: Queries, code: string): Promise<PromoCode | undefined> {
  const [row] = await queries.select().from(promoCode).where(eq(promoCode.code, code));
  return row && ofRow(row);
}

/** Orders with the code that are not refused. */
async function countUses(queries: Queries, code: string): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.discountCode, code), ne(paymentOrder.state, 'refused')));
  return row?.n ?? 0;
}

/** A plan's price with a code, in both currencies. */
export function priceWith({ price }: PaidPlan, code: PromoCode | undefined): PlanPrice {
  if (code === undefined) return price;
  return { USD: discounted(price.USD, code.percent), IRT: discounted(price.IRT, code.percent) };
}

/** @throws Problem VALIDATION with the sentence that says why the code cannot be used */
export async function checkCode(
  queries: Queries,
  code: PromoCode | undefined,
  { name, planId, now }: { readonly name: string; readonly planId: number; readonly now: Date },
): Promise<void> {
  const uses = await countUses(queries, name);
  const fault = codeFault(code, { planId, uses, now: now.getTime() });
  if (fault !== null) throw badInput('discountCode', codeFaultTexts[fault]);
}

/**
 * What a plan costs with a code, as the learner wrote it.
 * @throws Problem VALIDATION with the sentence that says why the code cannot be used
 */
export async function quotePrice(
  queries: Queries,
  plan: PaidPlan,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<PlanPrice> {
  const name = normalizeCode(text);
  const code = await findCode(queries, name);
  await checkCode(queries, code, { name, planId: plan.id, now });
  return priceWith(plan, code);
}

/** Makes a code; `false`: there is, or was, one of this name. */
export async function addCode(queries: Queries, code: PromoCode, now: Date): Promise<boolean> {
  const endsAt = code.endsAt === null ? null : new Date(code.endsAt);
  const planIds = code.planIds === null ? null : [...code.planIds];
  const made = await queries
    .insert(promoCode)
    .values({ ...code, endsAt, planIds, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made.length > 0;
}

/** Ends a code now; orders that have it keep their price. `false`: no code of this name is valid. */
export async function endCode(queries: Queries, code: string, now: Date): Promise<boolean> {
  const isRunning = or(isNull(promoCode.endsAt), gt(promoCode.endsAt, now));
  const ended = await queries
    .update(promoCode)
    .set({ endsAt: now })
    .where(and(eq(promoCode.code, code), isRunning))
    .returning();
  return ended.length > 0;
}

/** Every code with how often it was used. */
export async function listCodes(queries: Queries): Promise<(PromoCode & { readonly uses: number })[]> {
  const rows = await queries.select().from(promoCode).orderBy(asc(promoCode.createdAt));
  return Promise.all(rows.map(async (row) => ({ ...ofRow(row), uses: await countUses(queries, row.code) })));
}

/** Takes a fifth off everything; beside the development identity provider only. */
export async function seedDemoCode(queries: Queries, now: Date): Promise<void> {
  await addCode(
    queries,
    { code: 'PASSAGE20', percent: 20, mostUses: null, endsAt: null, planIds: null },
    now,
  );
}
