import { expect, test } from 'vitest';
import { readRefusal } from './microphone.ts';

test.each(['NotAllowedError', 'SecurityError'])('%s is a denied microphone', (name) => {
  expect(readRefusal(new DOMException('no', name))).toEqual({ kind: 'denied', error: name, message: 'no' });
});

test('a missing microphone is told from a busy one', () => {
  expect(readRefusal(new DOMException('none', 'NotFoundError'))).toEqual({ kind: 'no-device' });
  expect(readRefusal(new DOMException('in use', 'NotReadableError'))).toMatchObject({
    kind: 'failed',
    code: 'microphone-busy',
  });
});

test('what nobody knows is not laid on another app', () => {
  expect(readRefusal(new TypeError('odd'))).toEqual({
    kind: 'failed',
    code: 'microphone-failed',
    message: 'odd',
  });
});
