import { expect, it } from 'vitest';
import { microphoneName } from './microphone-name.ts';

it.each([
  ['usb', 'USB headset', 'USB headset'],
  ['usb', '', 'Microphone without a name'],
  ['default', '', "The system's choice"],
  ['default', 'Default - USB headset', "The system's choice (USB headset)"],
  ['default', 'Standard - Headset - Jabra', "The system's choice (Headset - Jabra)"],
])('calls %s, %s: %s', (deviceId, label, name) => {
  expect(microphoneName({ deviceId, label })).toBe(name);
});
