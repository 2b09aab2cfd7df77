import type { Database } from '#server/db/database.ts';
import { dayMs } from '#contract/days.ts';
import { listLearnersNamed, setLearnerStatus } from '#server/store/learner-status.ts';
import { plainLine } from '#tools/plain-line.ts';

export const usage = `npm run premium -- list                      learners who have Premium, and until when
npm run premium -- grant USERNAME            gives a learner Premium without an end; their devices hear of it with the next sync
npm run premium -- grant USERNAME --days N   gives it for N days from now, in place of what they have
npm run premium -- revoke USERNAME           takes it away again`;

const untilWords = (until: Date | null): string =>
  until === null ? '' : `, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** More is a slip of the finger. */
const mostDays = 36_500;

/** How long a grant lasts, in days: `null` without an end, `undefined` for what cannot be meant. */
function daysOf([option, days = '', ...rest]: readonly string[]): number | null | undefined {
  if (option === undefined) return null;
  const isGood = option === '--days' && rest.length === 0 && /^\d{1,5}$/.test(days);
  return isGood && Number(days) >= 1 && Number(days) <= mostDays ? Number(days) : undefined;
}

interface PremiumResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** One command of the operator; what it says, and whether it was done. USERNAME may be a learner's id. */
export async function runPremium(
  db: Database,
  [command, name = '', ...options]: readonly string[],
  now = new Date(),
): Promise<PremiumResult> {
  switch (command) {
    case 'list': {
      const rows = await listLearnersNamed(db.orm, { status: 'PREMIUM' });
      const lines = rows.map(
        ({ id, username, premiumUntil }) => `${id}  ${plainLine(username)}${untilWords(premiumUntil)}`,
      );
      return { isDone: true, lines: rows.length === 0 ? ['Nobody has Premium.'] : lines };
    }
    case 'grant': {
      const days = daysOf(options);
      if (days === undefined) return { isDone: false, lines: [usage] };
      const premiumUntil = days === null ? null : new Date(now.getTime() + days * dayMs);
      return putOn(db, name, { status: 'PREMIUM', premiumUntil });
    }
    case 'revoke':
      return putOn(db, name, { status: 'TRIAL', premiumUntil: null });
    default:
      return { isDone: false, lines: [usage] };
  }
}

async function putOn(
  db: Database,
  name: string,
  plan: Parameters<typeof setLearnerStatus>[2],
): Promise<PremiumResult> {
  const [found, other] = await listLearnersNamed(db.orm, { name });
  if (found === undefined) return { isDone: false, lines: [`There is no learner ${plainLine(name)}.`] };
  if (other !== undefined)
    return { isDone: false, lines: [`Several learners are called ${plainLine(name)}. Take the id.`] };
  await setLearnerStatus(db, found.id, plan);
  const says = plan.status === 'PREMIUM' ? 'has Premium now' : 'has the free plan now';
  return { isDone: true, lines: [`${plainLine(found.username)} ${says}${untilWords(plan.premiumUntil)}.`] };
}
