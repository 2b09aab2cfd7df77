import { parseArgs } from 'node:util';
import { dayMs } from '#contract/days.ts';
import { isCodeName, normalizeCode, type PromoCode } from '#domain/payments/promo-code.ts';
import { paidPlans } from '#domain/premium/plans.ts';
import type { Queries } from '#server/db/database.ts';
import { addCode, endCode, listCodes } from '#server/payments/promo-codes.ts';
import { plainLine } from '#tools/plain-line.ts';

export interface PaymentsResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

export const usage = `npm run payments -- code list          promo codes, and how often they were used
npm run payments -- code add CODE --percent N [--uses N] [--until YYYY-MM-DD] [--plans 2,3]
                                      makes a code that takes N percent off, until the end of a day in UTC
npm run payments -- code end CODE     ends a code now`;

const failed = (line: string): PaymentsResult => ({ isDone: false, lines: [line] });
const done = (line: string): PaymentsResult => ({ isDone: true, lines: [line] });

/** The commands about promo codes. */
export async function runCodes(
  queries: Queries,
  [command, name = '', ...options]: readonly string[],
  now: Date,
): Promise<PaymentsResult> {
  const code = normalizeCode(name);
  switch (command) {
    case 'list': {
      const codes = await listCodes(queries);
      return { isDone: true, lines: codes.length === 0 ? ['There are no promo codes.'] : codes.map(lineOf) };
    }
    case 'add': {
      const made = readCode(code, options);
      if (typeof made === 'string') return failed(made);
      const isNew = await addCode(queries, made, now);
      return isNew ? done(lineOf({ ...made, uses: 0 })) : failed(`There is a code ${code} already.`);
    }
    case 'end':
      return (await endCode(queries, code, now))
        ? done(`${code} has ended.`)
        : failed(`There is no code ${plainLine(code)} that is valid.`);
    default:
      return failed(usage);
  }
}

function lineOf({ code, percent, mostUses, endsAt, planIds, uses }: PromoCode & { uses: number }): string {
  const limit = mostUses === null ? '' : ` of ${mostUses}`;
  const until = endsAt === null ? '' : `, until ${new Date(endsAt).toISOString().slice(0, 16)}Z`;
  const plans = planIds === null ? '' : `, plans ${planIds.join(', ')}`;
  return `${code}  ${percent} % off, used ${uses}${limit}${until}${plans}`;
}

/** What the options say, or what is wrong with them. */
function readCode(code: string, args: readonly string[]): PromoCode | string {
  if (!isCodeName(code)) return 'A code has 3 to 40 letters, digits, - or _, such as SPRING-20.';
  let values: { percent?: string; uses?: string; until?: string; plans?: string };
  try {
    const option = { type: 'string' } as const;
    ({ values } = parseArgs({
      args: [...args],
      options: { percent: option, uses: option, until: option, plans: option },
    }));
  } catch {
    return usage;
  }
  const percent = wholeNumber(values.percent, 99);
  if (percent === undefined || percent === null) return '--percent: must be 1 to 99.';
  const mostUses = wholeNumber(values.uses, 1_000_000);
  if (mostUses === undefined) return '--uses: must be 1 to 1,000,000.';
  const endsAt = endOfDay(values.until);
  if (endsAt === undefined) return '--until: must be a day such as 2027-01-31.';
  const planIds = values.plans === undefined ? null : values.plans.split(',').map(Number);
  if (planIds?.some((id) => !paidPlans.some((plan) => plan.id === id)) === true)
    return `--plans: must name plans on sale (${paidPlans.map(({ id }) => id).join(', ')}).`;
  return { code, percent, mostUses, endsAt, planIds };
}

/** `null`: not given; `undefined`: not a whole number from 1 to `largest`. */
function wholeNumber(text: string | undefined, largest: number): number | null | undefined {
  if (text === undefined) return null;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}

/** The first instant after a day in UTC, epoch ms. */
function endOfDay(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? undefined : start + dayMs;
}
