import { expect, test } from 'vitest';
import { findAct } from './speech-acts.ts';

const said = (reply: string, act: Parameters<typeof findAct>[1]): string | null => {
  const found = findAct(reply, act);
  return found && reply.slice(found.start, found.end);
};

test.each([
  ['apology', 'I am not really sorry about your cup.'],
  ['apology', 'I\u2019m not going to apologise for it.'],
  ['thanks', 'I don\u2019t want to thank you for that.'],
  ['offer', 'I will not pay for the cup.'],
  ['offer', 'I will never help you again.'],
  ['invitation', 'I am not inviting you to anything: we did not invite anybody.'],
] as const)('no %s is found where it is denied: %s', (act, reply) => {
  expect(said(reply, act)).toBeNull();
});

test.each([
  ['apology', 'I am not late, and sorry for the noise.', 'sorry'],
  ['apology', 'I was not there. Sorry about that.', 'Sorry'],
  ['offer', 'I would not mind if you came later.', 'I would not mind'],
  ['offer', 'I will not forget it. I will pay for the cup.', 'I will pay'],
  ['reason', 'I could not come, as I missed the bus.', 'could not'],
  ['refusal', 'I am not able to come.', 'I am not able'],
  ['advice', 'You should not sign it today.', 'You should'],
] as const)('an %s that is no denial of itself is found: %s', (act, reply, words) => {
  expect(said(reply, act)).toBe(words);
});

test.each([
  ['request', 'Would it be okay to come later?', 'Would it be okay'],
  ['request', 'Please checking it would help.', 'Please checking'],
] as const)('a %s is found in whole words: %s', (act, reply, words) => {
  expect(said(reply, act)).toBe(words);
});
