import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { createMicrophoneChoice } from './microphone-choice.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

const headset = { deviceId: 'usb', label: 'USB headset', checkedAt: 1_000 };

it('is there again on the next visit', () => {
  createMicrophoneChoice().keep(headset);
  createMicrophoneChoice().settleOffer();
  expect(createMicrophoneChoice().read()).toEqual(headset);
  expect(createMicrophoneChoice().isOffered()).toBe(true);
});

it.each(['{"deviceId":1}', 'no JSON', 'null', '{}'])('takes %s for no choice', (text) => {
  localStorage.setItem('passage-microphone', text);
  expect(createMicrophoneChoice().read()).toBeNull();
});

it('holds until the page goes where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const choice = createMicrophoneChoice();
  expect(choice.isOffered()).toBe(false);
  choice.keep(headset);
  choice.settleOffer();
  expect(choice.read()).toEqual(headset);
  expect(choice.isOffered()).toBe(true);
});
