import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardKey, reviewGrades } from '#contract/entities/review.ts';
import { parseCardKey } from './cards.ts';
import { buildQueue, newCardsPerDay, reviewMinutes } from './queue.ts';
import { dueAfter, scheduleOf, type Review } from './schedule.ts';

const day = 86_400_000;
const since = Date.UTC(2026, 0, 1);
const now = Date.UTC(2026, 10, 23);

const review = fc.record({
  id: fc.uuid(),
  grade: fc.constantFrom(...reviewGrades),
  at: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: since, max: now }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: Date.UTC(2019, 0) }) },
    { weight: 1, arbitrary: fc.integer({ min: now + 2 * day, max: now + 4_000 * day }) },
  ),
});
const log = fc.uniqueArray(review, { selector: ({ id }) => id, maxLength: 14 });
const inAnyOrder = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

describe('the schedule of a card', () => {
  it('is the same in any order of its reviews, and however often each is there', () => {
    const twice = log.chain((reviews) =>
      fc.tuple(fc.constant(reviews), inAnyOrder([...reviews, ...reviews])),
    );
    fc.assert(
      fc.property(twice, ([reviews, mixed]) => {
        expect(scheduleOf(mixed, since, now)).toEqual(scheduleOf(reviews, since, now));
      }),
    );
  });

  it('is the same on two devices once each has what the other one did', () => {
    fc.assert(
      fc.property(log, fc.func(fc.boolean()), (reviews, isOfPhone) => {
        const phone = reviews.filter((each) => isOfPhone(each.id));
        const laptop = reviews.filter((each) => !isOfPhone(each.id));
        expect(scheduleOf([...phone, ...laptop], since, now)).toEqual(
          scheduleOf([...laptop, ...phone], since, now),
        );
        expect(scheduleOf([...phone, ...laptop], since, now).reviews).toBe(reviews.length);
      }),
    );
  });

  it('does not hide a card for years because of a clock that was wrong by years', () => {
    const at = (years: number): Review => ({ id: 'a', grade: 'GOOD', at: now + years * 365 * day });
    for (const years of [10, -30]) {
      const { due, reviews } = scheduleOf([at(years)], since, now);
      expect(reviews).toBe(1);
      expect(due).toBeGreaterThanOrEqual(since);
      expect(due).toBeLessThan(since + 30 * day);
    }
    fc.assert(
      fc.property(log, (reviews) => {
        // The longest interval that the scheduler knows is ten years from a review that can be true.
        expect(scheduleOf(reviews, since, now).due).toBeLessThanOrEqual(now + day + 3_650 * day);
      }),
    );
  });

  it('is due at once when it is new, comes back sooner when it was hard, and later each time that it was good', () => {
    expect(scheduleOf([], since, now)).toEqual({ due: since, reviews: 0, lapses: 0, lastAt: null });
    const dues = reviewGrades.map((grade) => dueAfter([], grade, { since, now }));
    expect([...dues].sort((a, b) => a - b)).toEqual(dues);
    expect(dues[0]).toBeLessThan(now + day);
    const reviews: Review[] = [];
    let at = now - 400 * day;
    let gap = 0;
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      reviews.push({ id, grade: 'GOOD', at });
      const { due } = scheduleOf(reviews, since - 400 * day, now);
      expect(due - at).toBeGreaterThan(gap);
      gap = due - at;
      at = due;
    }
    const forgotten = scheduleOf([...reviews, { id: 'f', grade: 'AGAIN', at }], since - 400 * day, now);
    expect(forgotten.lapses).toBe(1);
    expect(forgotten.due - at).toBeLessThan(gap);
  });
});

describe('the queue of a day', () => {
  const card = (key: string, more: object = {}) => ({ key, since, troubleAt: null, ...more });
  const queue = (cards: ReturnType<typeof card>[], reviews: (Review & { card: string })[] = []) =>
    buildQueue({ cards, reviews, now: now + 10 * 3_600_000, dayStart: now });

  it('has at most so many new cards a day, counting those that were begun today', () => {
    const cards = Array.from({ length: 50 }, (_, at) => card(`vocab:w${String(at).padStart(2, '0')}`));
    expect(queue(cards)).toMatchObject({ newLater: 30, total: 50 });
    expect(queue(cards).due).toHaveLength(newCardsPerDay);
    const begun = [0, 1].map((at) => ({
      id: `r${at}`,
      card: `vocab:w0${at}`,
      grade: 'EASY' as const,
      at: now + 60_000,
    }));
    const after = queue(cards, begun);
    expect(after.due).toHaveLength(newCardsPerDay - 2);
    expect(after.nextAt).toBeGreaterThan(now + day);
  });

  it('asks what is overdue before what is new, and what was got wrong since at once', () => {
    const old = { id: 'r', card: 'spell:tide', grade: 'EASY' as const, at: now - day };
    const cards = [card('vocab:new'), card('spell:tide')];
    expect(queue(cards, [old]).due.map(({ key }) => key)).toEqual(['vocab:new']);
    const wrong = [card('vocab:new'), card('spell:tide', { troubleAt: now - 1_000 })];
    expect(queue(wrong, [old]).due.map(({ key }) => key)).toEqual(['spell:tide', 'vocab:new']);
    const reviewed = { id: 's', card: 'spell:tide', grade: 'GOOD' as const, at: now + 1_000 };
    expect(queue(wrong, [old, reviewed]).due.map(({ key }) => key)).toEqual(['vocab:new']);
  });

  it('shows what was graded today when its time has come, and not before', () => {
    const cards = [card('say:tide'), card('spell:tide')];
    const graded = { id: 'r', card: 'say:tide', grade: 'GOOD' as const, at: now + 10 * 3_600_000 };
    const { due, nextAt } = queue(cards, [graded]);
    expect(due.map(({ key }) => key)).toEqual(['spell:tide']);
    const back = dueAfter([], 'GOOD', { since, now: graded.at });
    expect(nextAt).toBe(back);
    const later = buildQueue({ cards, reviews: [graded], now: back, dayStart: now });
    expect(later.due.map(({ key }) => key)).toEqual(['say:tide', 'spell:tide']);
  });

  it('says about how long it takes', () => {
    expect(reviewMinutes(12)).toBe(5);
    expect(reviewMinutes(1)).toBe(1);
  });
});

it('a card is named by its kind and its word, whatever the word has in it', () => {
  expect(parseCardKey(cardKey('vocab', 'a:b'))).toEqual({ kind: 'vocab', name: 'a:b' });
  expect(parseCardKey(cardKey('practice', 23_001))).toEqual({ kind: 'practice', name: '23001' });
  for (const odd of ['', 'vocab', 'vocab:', 'rhyme:tide']) expect(parseCardKey(odd)).toBeNull();
});
