import { describe, expect, test } from 'vitest';
import { tenorOf } from './register.ts';
import { findAct, type SpeechAct } from '#engines/manner/speech-acts.ts';

describe('what a reply does', () => {
  test.each([
    ['request', 'Could you please send it again?', 'Could you'],
    ['request', 'Would it be possible to come later?', 'Would it be possible'],
    ['apology', 'I\u2019m so sorry about that.', 'sorry'],
    ['thanks', 'Thank you for the invitation.', 'Thank'],
    ['reason', 'The train stood still, so I came late.', 'so'],
    ['offer', 'I\u2019ll bring it back tomorrow.', 'I\u2019ll bring'],
    ['refusal', 'I can\u2019t come on Friday.', 'I can\u2019t'],
    ['advice', 'If I were you, I would wait.', 'If I were you'],
    ['invitation', 'Would you like to come along?', 'Would you like to'],
  ] as const)('is a %s: %s', (act, reply, words) => {
    const found = findAct(reply, act);
    expect(reply.slice(found?.start, found?.end)).toBe(words);
  });

  test.each([
    ['apology', 'The bus was full.'],
    ['thanks', 'I think we are late.'],
    ['invitation', 'I was at home all day.'],
    ['offer', 'The bus was full.'],
  ] as const satisfies readonly (readonly [SpeechAct, string])[])('is no %s: %s', (act, reply) => {
    expect(findAct(reply, act)).toBeNull();
  });
});

describe('how a reply sounds', () => {
  test.each([
    ['Hey dude, could you send it?', 'formal', 'too-casual'],
    ['Hey, could you send it?', 'neutral', 'fits'],
    ['Hey dude, send it.', 'informal', 'fits'],
    ['I would like to express my sincere apologies, sir.', 'informal', 'too-formal'],
    ['I would like to express my sincere apologies, sir.', 'formal', 'fits'],
    ['You must send it today.', 'formal', 'blunt'],
    ['Could you please give me two more days?', 'formal', 'fits'],
    ['The report is not ready.', 'neutral', 'blunt'],
    ['What is wrong with you? Send it.', 'informal', 'rude'],
  ] as const)('"%s" to a %s listener: %s', (reply, register, tone) => {
    expect(tenorOf(reply, register).tone).toBe(tone);
  });
});
