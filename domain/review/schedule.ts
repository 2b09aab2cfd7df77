import { dayMs } from '#contract/days.ts';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import type { ReviewGrade } from '#contract/entities/review.ts';

/** One review of a card. */
export interface Review {
  readonly id: string;
  readonly grade: ReviewGrade;
  /** By the clock of the device; epoch ms. */
  readonly at: number;
}

/** When a card comes back, computed from its reviews alone. */
export interface Schedule {
  /** Epoch ms. */
  readonly due: number;
  readonly reviews: number;
  /** How often it was forgotten. */
  readonly lapses: number;
  /** When it was last reviewed; `null`: never. */
  readonly lastAt: number | null;
}

const ratings: Record<ReviewGrade, Grade> = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
};

/** FSRS with its published weights; no fuzz, or two devices would come to two days. */
const scheduler = fsrs({ enable_fuzz: false, request_retention: 0.9, maximum_interval: 3_650 });

/** Before this no review can have happened: such a device has a wrong clock. The server knows the same day. */
const earliest = Date.UTC(2020, 0, 1);

/**
 * The schedule of a card from the log of its reviews: in whatever order and however often each is there, the same comes
 * out, so that two devices with the same log agree. A review whose instant cannot be true (before 2020, or more than a
 * day after `now`) still counts: as done right after the last one that can be, so that a wrong clock neither hides a
 * card for years nor makes a review undone.
 */
export function scheduleOf(log: readonly Review[], since: number, now: number): Schedule {
  const reviews = inOrder(log, since, now);
  let card: Card = createEmptyCard(new Date(reviews[0]?.at ?? since));
  for (const { at, grade } of reviews) card = scheduler.next(card, new Date(at), ratings[grade]).card;
  return {
    due: reviews.length === 0 ? since : card.due.getTime(),
    reviews: reviews.length,
    lapses: card.lapses,
    lastAt: reviews.at(-1)?.at ?? null,
  };
}

function inOrder(log: readonly Review[], since: number, now: number): Review[] {
  const once = [...new Map(log.map((review) => [review.id, review])).values()];
  const byTime = (a: Review, b: Review) => a.at - b.at || (a.id < b.id ? -1 : 1);
  const isTrue = ({ at }: Review) => at >= earliest && at <= now + dayMs;
  const sure = once.filter(isTrue).sort(byTime);
  const last = sure.at(-1)?.at ?? Math.min(Math.max(since, earliest), now);
  const odd = once.filter((review) => !isTrue(review)).sort(byTime);
  return [...sure, ...odd.map((review) => ({ ...review, at: last }))];
}

/** When the card would come back after each grade, were it given now. */
export function dueAfter(
  log: readonly Review[],
  grade: ReviewGrade,
  { since, now }: { since: number; now: number },
): number {
  return scheduleOf([...log, { id: '~', grade, at: now }], since, now).due;
}
