import { dayMs } from '#contract/days.ts';
import type { ReviewCard } from './cards.ts';
import { scheduleOf, type Review, type Schedule } from './schedule.ts';

/** Cards that were never reviewed come a few a day, or a long book would bury its learner. */
export const newCardsPerDay = 20;
/** What one card takes, as a guess that is told to the learner. */
const secondsPerCard = 25;

export interface DueCard extends ReviewCard {
  readonly schedule: Schedule;
  readonly log: readonly Review[];
}

export interface ReviewQueue {
  /** What is to be reviewed today, in order. */
  readonly due: readonly DueCard[];
  /** Cards that wait for a later day because there are enough new ones today. */
  readonly newLater: number;
  /** How many there are at all. */
  readonly total: number;
  /** When the next card comes that is not in `due`, today or later; `null`: none. */
  readonly nextAt: number | null;
}

/** A review of any card. */
export interface LoggedReview extends Review {
  readonly card: string;
}

interface QueueInput {
  readonly cards: readonly ReviewCard[];
  readonly reviews: readonly LoggedReview[];
  readonly now: number;
  /** When the learner's day began; epoch ms. */
  readonly dayStart: number;
}

/**
 * What is to be reviewed on the learner's day: first what was reviewed before, the longest overdue first; then new
 * cards, the oldest first, as many as the day takes. What was reviewed on this day already comes back at its minute.
 */
export function buildQueue({ cards, reviews, now, dayStart }: QueueInput): ReviewQueue {
  const logs = Map.groupBy(reviews, ({ card }) => card);
  const all = cards.map((card): DueCard => {
    const log = logs.get(card.key) ?? [];
    return { ...card, log, schedule: withTrouble(scheduleOf(log, card.since, now), card.troubleAt) };
  });
  const dayEnd = dayStart + dayMs;
  const isNew = ({ schedule }: DueCard) => schedule.reviews === 0;
  const isDue = ({ schedule: { due, lastAt } }: DueCard) =>
    due <= now || (due < dayEnd && (lastAt ?? 0) < dayStart);
  const known = all.filter((card) => !isNew(card) && isDue(card)).sort(byDue);
  const fresh = all.filter(isNew).sort(byDue);
  const begun = all.filter(({ log }) => log.length > 0 && log.every(({ at }) => at >= dayStart)).length;
  const room = Math.max(0, newCardsPerDay - begun);
  const later = all.filter((card) => !isNew(card) && !isDue(card));
  return {
    due: [...known, ...fresh.slice(0, room)],
    newLater: Math.max(0, fresh.length - room),
    total: all.length,
    nextAt: later.sort(byDue).at(0)?.schedule.due ?? null,
  };
}

const byDue = (a: DueCard, b: DueCard): number => a.schedule.due - b.schedule.due || (a.key < b.key ? -1 : 1);

/** What was got wrong after its last review is due from then on. */
function withTrouble(schedule: Schedule, troubleAt: number | null): Schedule {
  if (troubleAt === null || (schedule.lastAt !== null && schedule.lastAt >= troubleAt)) return schedule;
  return { ...schedule, due: Math.min(schedule.due, troubleAt) };
}

/** About how many minutes so many cards take. */
export const reviewMinutes = (cards: number): number =>
  Math.max(1, Math.round((cards * secondsPerCard) / 60));
