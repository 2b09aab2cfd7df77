import { expect, it } from 'vitest';
import type { PhoneObservation } from './observe-phones.ts';
import { phoneBlocks, phoneFacts, phoneFeatures } from './phone-features.ts';

const count = 4;
const durations = Array.from({ length: count }, () => [2, 0.5] as const);

function observe(phone: number, at: number): PhoneObservation {
  const [from, to] = [at * 10, at * 10 + 10];
  const substitutes = Array.from({ length: count }, (_, other) => (other === phone ? -50 : -80));
  return {
    word: at,
    index: 0,
    isLast: true,
    phone,
    from,
    to,
    own: -50,
    loop: -45,
    substitutes,
    posterior: 0.1,
    agreement: 1,
    energy: 40,
  };
}

it('a phone network is told which phones come before and after, and of none at the ends', () => {
  const seen = [2, 0, 3].map(observe);
  const rows = phoneFeatures(
    seen,
    seen.map((phone) => phoneFacts(phone, durations)),
  );
  const block = (row: number, at: number): number[] => [
    ...(rows[row]?.subarray(at * count, (at + 1) * count) ?? []),
  ];
  expect([0, 3, 4].map((at) => block(1, at))).toEqual([
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]);
  expect(block(0, 3)).toEqual([0, 0, 0, 0]);
  expect(block(2, 4)).toEqual([0, 0, 0, 0]);
  expect(rows[0]?.length).toBeGreaterThan(phoneBlocks * count);
});
