import { defaultDeviceId, type Microphone } from '#platform/recorder/list-microphones.ts';

/** A microphone as it is shown: Chromium's own word for the system's choice is English in every language. */
export function microphoneName({ deviceId, label }: Microphone): string {
  if (deviceId !== defaultDeviceId) return label === '' ? 'Microphone without a name' : label;
  const device = label.replace(/^[^-]* - /u, '');
  return device === '' ? "The system's choice" : `The system's choice (${device})`;
}
