import { expect, it } from 'vitest';
import { createMobileData } from './mobile-data.ts';

const browser = (connection?: object) => createMobileData({ connection } as never);

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
