import { afterAll, describe, expect, test } from 'vitest';
import { createSeededRandom } from '#tests/support/fake-ports.ts';
import {
  addDays,
  countdownTo,
  dayOf,
  daysBetween,
  examDays,
  isFarAhead,
  mayBeExamDay,
  startOf,
} from './exam-day.ts';

const zoneBefore = process.env['TZ'];
afterAll(() => {
  process.env['TZ'] = zoneBefore;
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
/** A local instant: year, month from 1, day, hours, minutes. */
const at = (...[year, month, ...rest]: [number, number, number, number?, number?]) =>
  new Date(year, month - 1, rest[0], rest[1] ?? 0, rest[2] ?? 0).getTime();

describe.each(zones)('in %s', (zone) => {
  test('any countdown is made of whole parts that add up, and any day is the day of its beginning', () => {
    process.env['TZ'] = zone;
    const random = createSeededRandom(zone.length);
    for (let run = 0; run < 2_000; run += 1) {
      const now = at(2026, 1, 1) + random.next() * 4 * 366 * 86_400_000;
      const day = addDays(dayOf(now), Math.floor(random.next() * 1_800) + 1);
      const start = startOf(day);
      if (start === null) continue;
      expect(dayOf(start)).toBe(day);
      const left = countdownTo(day, now);
      if (left?.kind !== 'before') throw new Error(`${day} is ahead of ${dayOf(now)}`);
      const later = new Date(now);
      later.setDate(later.getDate() + left.days);
      const rest = left.hours * 3_600 + left.minutes * 60 + left.seconds;
      expect(Math.abs(start - later.getTime() - rest * 1_000)).toBeLessThan(1_000);
      expect(left.hours).toBeLessThanOrEqual(24);
      expect(left.minutes).toBeLessThan(60);
      expect(left.seconds).toBeLessThan(60);
    }
  });

  test('the countdown never grows while time passes', () => {
    process.env['TZ'] = zone;
    let before = Infinity;
    for (let now = at(2027, 3, 1, 6, 30); now < at(2027, 4, 20); now += 37 * 60_000) {
      const left = countdownTo('2027-04-20', now);
      if (left?.kind !== 'before') break;
      const value = ((left.days * 25 + left.hours) * 60 + left.minutes) * 60 + left.seconds;
      expect(value).toBeLessThanOrEqual(before);
      before = value;
    }
  });
});

test('worked by hand: an evening before, and over the night on which the clocks go forward', () => {
  process.env['TZ'] = 'Europe/Berlin';
  expect(countdownTo('2027-01-16', at(2027, 1, 14, 22, 30))).toEqual({
    kind: 'before',
    days: 1,
    hours: 1,
    minutes: 30,
    seconds: 0,
  });
  // 28 March 2027 has 23 hours; from noon to noon it is a day all the same.
  expect(countdownTo('2027-03-29', at(2027, 3, 27, 12))).toEqual({
    kind: 'before',
    days: 1,
    hours: 12,
    minutes: 0,
    seconds: 0,
  });
  expect(countdownTo('2027-03-29', at(2027, 3, 28, 0))).toEqual({
    kind: 'before',
    days: 1,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});

test('the day itself, a day that is over, and a day that does not exist', () => {
  process.env['TZ'] = 'UTC';
  const now = at(2027, 6, 10, 15);
  expect(countdownTo('2027-06-10', now)).toEqual({ kind: 'today' });
  expect(countdownTo('2027-06-07', now)).toEqual({ kind: 'past', days: 3 });
  expect(countdownTo('2027-02-29', now)).toBeNull();
  expect(startOf('2028-02-29')).toBe(at(2028, 2, 29));
});

test('an exam day lies between today and about five years ahead', () => {
  process.env['TZ'] = 'America/New_York';
  const now = at(2026, 11, 23, 23, 59);
  expect(examDays(now)).toEqual({ first: '2026-11-23', last: '2031-11-22' });
  expect(mayBeExamDay('2026-11-23', now)).toBe(true);
  expect(mayBeExamDay('2026-11-22', now)).toBe(false);
  expect(mayBeExamDay('2031-11-22', now)).toBe(true);
  expect(mayBeExamDay('2031-11-23', now)).toBe(false);
  expect(mayBeExamDay('2027-02-29', now)).toBe(false);
});

test('a day is far ahead when it is more than seven days away', () => {
  process.env['TZ'] = 'Europe/Berlin';
  const now = at(2027, 3, 25, 23);
  expect(isFarAhead('2027-04-01', now)).toBe(false);
  expect(isFarAhead('2027-04-02', now)).toBe(true);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
});
