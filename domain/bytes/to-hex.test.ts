import { expect, it } from 'vitest';
import { toHex } from './to-hex.ts';

it('bytes are two lower-case hex digits each', () => {
  expect(toHex(Uint8Array.of(0, 9, 171, 255))).toBe('0009abff');
  expect(toHex(new Uint8Array())).toBe('');
});
