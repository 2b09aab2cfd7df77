import { describe, expect, it } from 'vitest';
import { emailParts } from './email-conventions.ts';

const emailWith = (closing: string): string =>
  `Dear Ms Hall,\n\nI am writing about the broken lift in our house. It stopped last week, and two old people on the fifth floor cannot go out.\n\n${closing}\n\nKind regards,\nAnna Berg`;

describe('the closing sentence of an email', () => {
  it.each([
    'I look forward to your answer.',
    'I would appreciate a reply by Friday.',
    'I would really appreciate your help.',
    'I\u2019d appreciate it if you could reply soon.',
    'A quick reply would be much appreciated.',
    'I await your reply.',
    'Please get back to me when you can.',
    'Please write back soon.',
    'I hope to have your answer by Friday.',
    'I hope this helps.',
    'If you have any questions, call me.',
    'I can\u2019t wait to see you.',
    'Keep in touch.',
    'Talk soon!',
    'Once again, I am sorry for the trouble.',
    'Let me know.',
  ])('%s', (closing) => expect(emailParts(emailWith(closing), 'neutral').closing).toBe(true));

  it.each([
    'The lift is old.',
    'The stairs are steep and dark.',
    'People here would like a new lift, and I hope so too.',
    'Houses appreciate in value here.',
    'We wrote to the owner twice and had no reply.',
  ])('is missing where the email just stops: %s', (body) =>
    expect(emailParts(emailWith(body), 'neutral').closing).toBe(false),
  );
});
