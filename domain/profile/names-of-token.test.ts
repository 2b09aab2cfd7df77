import { expect, it } from 'vitest';
import { ProfilePatch } from '#contract/entities/profile.ts';
import { namesOfToken } from './names-of-token.ts';

const mail = 'maya@example.com';

it.each([
  ['the nickname', { username: 'mchen', firstName: 'Maya', nickname: 'may' }, 'may'],
  ['else the first name', { username: 'mchen', firstName: 'Maya' }, 'Maya'],
  ['else the user name', { username: 'mchen' }, 'mchen'],
  ['no e-mail address', { username: mail, firstName: mail, nickname: mail }, 'Learner'],
  ['nothing of a user name with an at sign', { username: 'maya@home' }, 'Learner'],
  [
    'the first name where the nickname is an address',
    { username: mail, firstName: 'Maya', nickname: mail },
    'Maya',
  ],
  [
    'the first name where the nickname is too short',
    { username: mail, firstName: 'Maya', nickname: 'M' },
    'Maya',
  ],
  [
    'no address of which the end is cut off',
    { username: 'x', nickname: `maya@${'example'.repeat(5)}.com` },
    'Learner',
  ],
])('a new learner is called by %s', (_, token, nickname) =>
  expect(namesOfToken(token).nickname).toBe(nickname),
);

it('names of any length and script are such as could be typed', () => {
  const long = `${'x'.repeat(29)}😀${'y'.repeat(28)} 😀 z`;
  const names = namesOfToken({ username: 'mchen', firstName: long, lastName: long, nickname: long });
  expect(ProfilePatch.parse(names)).toEqual(names);
  expect(Object.values(names).every((name) => name.isWellFormed())).toBe(true);
  expect(names.nickname).toBe('x'.repeat(29));
});
