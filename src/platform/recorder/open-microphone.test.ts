import { expect, it, vi } from 'vitest';
import { openMicrophone } from './microphone.ts';

interface FakeDevice {
  readonly deviceId: string;
  readonly label: string;
}

/** The devices of a browser that opens what is asked for, or its first one. */
function connect(devices: readonly FakeDevice[]) {
  const opened: string[] = [];
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => devices.map((device) => ({ ...device, kind: 'audioinput' })),
      async getUserMedia({ audio }: { audio: { deviceId?: { ideal?: string; exact?: string } } }) {
        const wanted = audio.deviceId?.exact ?? audio.deviceId?.ideal;
        const device = devices.find(({ deviceId }) => deviceId === wanted) ?? devices[0]!;
        opened.push(device.deviceId);
        const track = {
          label: device.label,
          getSettings: () => ({ deviceId: device.deviceId }),
          stop: () => opened.push(`closed ${device.deviceId}`),
        };
        return { getAudioTracks: () => [track], getTracks: () => [track] };
      },
    },
  });
  return opened;
}

const builtIn = { deviceId: 'a', label: 'Built-in' };
const headset = { deviceId: 'b', label: 'Headset' };

it('opens the chosen microphone', async () => {
  const opened = connect([builtIn, headset]);
  expect(await openMicrophone(headset)).toMatchObject({ kind: 'open', fallback: null });
  expect(opened).toEqual(['b']);
});

it('finds one whose id has changed by its label, and opens that one alone', async () => {
  const opened = connect([builtIn, headset]);
  expect(await openMicrophone({ ...headset, deviceId: 'old' })).toMatchObject({
    kind: 'open',
    fallback: null,
  });
  expect(opened).toEqual(['a', 'closed a', 'b']);
});

it('says what it opened in the place of one that is not connected', async () => {
  connect([builtIn]);
  expect(await openMicrophone(headset)).toMatchObject({
    kind: 'open',
    fallback: { chosen: 'Headset', used: 'Built-in' },
  });
});

it('leaves the choice to the system where that was chosen, or nothing was', async () => {
  const opened = connect([builtIn, headset]);
  for (const chosen of [null, { deviceId: 'default', label: 'Default - Headset' }])
    expect(await openMicrophone(chosen)).toMatchObject({ kind: 'open', fallback: null });
  expect(opened).toEqual(['a', 'a']);
});
