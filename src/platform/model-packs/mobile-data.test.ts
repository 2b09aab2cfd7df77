import { expect, it } from 'vitest';
import { createMobileData } from './mobile-data.ts';

const seen = { transferSize: 1, encodedBodySize: 500_000, responseStart: 0, responseEnd: 1_000 };
const browser = (connection?: object) => createMobileData({ connection } as never, () => [seen]);

it.each([
  ['a phone on mobile data', { type: 'cellular', saveData: false }, { isMetered: true, isTold: true }],
  ['a phone on Wi-Fi', { type: 'wifi', saveData: false }, { isMetered: false, isTold: true }],
  ['a desktop whose learner saves data', { saveData: true }, { isMetered: true, isTold: true }],
  ['a desktop', { saveData: false }, { isMetered: false, isTold: false }],
  [
    'a browser without the interface, such as Safari or Firefox',
    undefined,
    { isMetered: false, isTold: false },
  ],
] as const)('of the line of %s it tells what the browser does', (_, connection, expected) => {
  const line = browser(connection);
  expect({ isMetered: line.isMetered(), isTold: line.isTold() }).toEqual(expected);
});

it.each([
  ['what the browser tells', { downlink: 1.6 }, 200_000],
  ['what was seen, where the browser tells nothing', undefined, 500_000],
  ['what was seen, where the browser tells nonsense', { downlink: 0 }, 500_000],
] as const)('the speed of the line is %s', (_, connection, expected) => {
  expect(browser(connection).bytesPerSecond()).toBe(expected);
});
