import { expect, it } from 'vitest';
import { isEmailLike } from './is-email-like.ts';

it.each([
  'maya.chen@example.com',
  'm@ex.co',
  'Write to m@ex.org please',
  'мая@пример.рф',
  'maya＠example．com',
])('takes %s for an e-mail address', (nickname) => expect(isEmailLike(nickname)).toBe(true));

it.each(['ada', '@ada', 'ada@home', 'Dr. Ada', 'a @ b.com', '李雷', 'ada@', 'one.two'])(
  'takes %s for a name',
  (nickname) => expect(isEmailLike(nickname)).toBe(false),
);
