import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it('greets by the clock of the device', () => {
  const at = (hour: number, minute = 0) => greetingAt(new Date(2026, 10, 30, hour, minute).getTime());
  expect([at(4, 59), at(5), at(11, 59), at(12), at(17, 59), at(18), at(0)]).toEqual([
    'Good evening',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});
