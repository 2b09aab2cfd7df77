import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePayload } from './parse-payload.ts';

/** A kind in its third version: `text` became `words`, and then there were languages. */
const kind = {
  v: 3,
  upcasts: [
    (payload: unknown) => ({ words: (payload as { text?: unknown } | null)?.text }),
    (payload: unknown) => ({ ...(payload as object), language: 'EN' }),
  ],
  payload: z.object({ words: z.string(), language: z.string() }),
};

describe('parsePayload', () => {
  it.each([
    [1, { text: 'a' }],
    [2, { words: 'a' }],
    [3, { words: 'a', language: 'EN' }],
  ])('reads what a device wrote in version %i', (v, payload) => {
    expect(parsePayload(kind, { v, payload })).toEqual({ words: 'a', language: 'EN' });
  });

  it.each([
    ['a newer version', 4, { words: 'a', language: 'EN' }, 'NOT_IMPLEMENTED'],
    ['no version', 0, { text: 'a' }, 'VALIDATION'],
    ['another shape', 3, { words: 1 }, 'VALIDATION'],
    ['an older shape that was never one', 1, null, 'VALIDATION'],
  ])('refuses %s', (_, v, payload, code) => {
    expect(() => parsePayload(kind, { v, payload })).toThrow(expect.objectContaining({ code }));
  });
});
