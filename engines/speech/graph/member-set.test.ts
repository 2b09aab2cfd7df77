import { expect, test } from 'vitest';
import { MemberSet } from './member-set.ts';

test('members come out once each, in ascending order, and are gone then', () => {
  const set = new MemberSet(100);
  const out = new Int32Array(100);
  const members = [99, 0, 31, 32, 63, 64, 5, 31, 99];
  members.forEach((member) => set.add(member));
  expect([...out.subarray(0, set.drain(out))]).toEqual([0, 5, 31, 32, 63, 64, 99]);
  expect(set.drain(out)).toBe(0);
});
