import { expect, it } from 'vitest';
import { parseSignUp } from './sign-up-form.ts';

const check = (names: Record<string, string>) =>
  parseSignUp(
    new URLSearchParams({ username: 'ana@example.com', password: 'long enough', lastName: '', ...names }),
  );

it('takes names of all languages, without what is not seen or turns the words around', () => {
  expect(check({ firstName: ' An\u202Ea\u200B ', lastName: 'علی‌رضا' })).toMatchObject({
    kind: 'ok',
    input: { firstName: 'Ana', lastName: 'علی‌رضا' },
  });
});

it.each([
  ['\u200B\u3164', 'Enter your first name'],
  ['x'.repeat(61), 'Use at most 60 characters'],
])('refuses the first name %j and says why', (firstName, why) => {
  expect(check({ firstName })).toMatchObject({ kind: 'invalid', errors: { firstName: why } });
});
