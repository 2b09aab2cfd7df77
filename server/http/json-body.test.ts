import { expect, test } from 'vitest';
import { isOfFairShape } from './json-body.ts';

const isFair = (json: string) => isOfFairShape(Buffer.from(json));

test('what a call sends passes, whatever its texts hold', () => {
  expect(isFair('{"a":[1,2,{"b":"c"}],"d":null}')).toBe(true);
  expect(isFair(JSON.stringify({ text: '[{,'.repeat(100_000) }))).toBe(true);
  expect(isFair(JSON.stringify({ text: '"\\"[['.repeat(50_000), more: '\\' }))).toBe(true);
  expect(isFair(JSON.stringify(Array.from({ length: 300 }, () => ({ opId: 'x', payload: { a: 1 } }))))).toBe(
    true,
  );
});

test('a deep nest and a flood of values are refused, also behind a text', () => {
  expect(isFair('['.repeat(100_000))).toBe(false);
  expect(isFair(`{"audio":[${'{},'.repeat(60_000)}{}]}`)).toBe(false);
  expect(isFair(`{"text":"a \\" b \\\\","x":${'['.repeat(50)}`)).toBe(false);
  expect(isFair(`[${'1,'.repeat(60_000)}1]`)).toBe(false);
});

test('30 MB are looked at in a moment', () => {
  const flood = Buffer.from(`{"audio":[${'{},'.repeat(10_000_000)}{}]}`);
  const before = process.memoryUsage().heapUsed;
  expect(isOfFairShape(flood)).toBe(false);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
});
