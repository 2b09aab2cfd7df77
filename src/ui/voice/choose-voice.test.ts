import { expect, test } from 'vitest';
import { chooseVoice, isLooking, voiceOfAccent, type Voices } from './choose-voice.ts';

const device = (...accents: ('US' | 'UK' | 'AU')[]) => ({ kind: 'there', accents }) as const;
const none = { kind: 'none' } as const;

test.each<[string, Voices, 'US' | 'UK' | 'AU', ReturnType<typeof chooseVoice>]>([
  [
    'a recording before the device',
    { recorded: ['UK'], device: device('UK') },
    'UK',
    { kind: 'recorded', accent: 'UK' },
  ],
  [
    'the device in the accent before a recording in another',
    { recorded: ['US'], device: device('AU') },
    'AU',
    { kind: 'device', accent: 'AU' },
  ],
  [
    'a recording in another accent before the device in another',
    { recorded: ['US'], device: device('UK') },
    'AU',
    { kind: 'recorded', accent: 'US' },
  ],
  [
    'the device in another accent',
    { recorded: [], device: device('US') },
    'UK',
    { kind: 'device', accent: 'US' },
  ],
  [
    'some other English voice of the device',
    { recorded: [], device: device() },
    'UK',
    { kind: 'device', accent: null },
  ],
  ['nothing', { recorded: [], device: none }, 'UK', null],
])('what says a word: %s', (_, voices, accent, expected) => {
  expect(chooseVoice(voices, accent)).toEqual(expected);
});

test('a button for one accent has no other', () => {
  expect(voiceOfAccent({ recorded: ['US'], device: device('UK') }, 'AU')).toBeNull();
});

test('it is open what there is until both have told', () => {
  expect(isLooking({ recorded: null, device: none })).toBe(true);
  expect(isLooking({ recorded: [], device: { kind: 'looking' } })).toBe(true);
  expect(isLooking({ recorded: [], device: none })).toBe(false);
});
