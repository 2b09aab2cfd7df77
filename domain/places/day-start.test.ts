import { afterEach, expect, it } from 'vitest';
import { dayStartAfter } from './day-start.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('a day begins at midnight after one that began at one o’clock, and the other way round', () => {
  // In Cairo the last Friday of April begins at one o'clock.
  process.env['TZ'] = 'Africa/Cairo';
  const friday = new Date('2026-04-24T01:00:00+03:00').getTime();
  const thursday = new Date('2026-04-23T00:00:00+02:00').getTime();
  const saturday = new Date('2026-04-25T00:00:00+03:00').getTime();
  expect(dayStartAfter(friday, 1)).toBe(saturday);
  expect(dayStartAfter(thursday, 1)).toBe(friday);
  expect(dayStartAfter(saturday, -2)).toBe(thursday);
});
