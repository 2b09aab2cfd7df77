import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { mediaCacheName, mediaPath } from '#platform/media-cache.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { DeviceVoiceProvider } from '#ui/voice/use-device-voice.ts';
import { Explanation } from './explanation.tsx';

const audio: ItemAudio = {
  id: 'bf_emma',
  label: 'Emma, British woman',
  accent: 'UK',
  sha256: 'e'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 96_000,
  durationMs: 32_000,
};

/** The files that this device has kept. */
function keep(paths: readonly string[]) {
  const kept = new Set(paths);
  const cache = { match: (path: string) => Promise.resolve(kept.has(path) ? new Response('') : undefined) };
  const open = (name: string) =>
    Promise.resolve(name === mediaCacheName ? cache : { match: () => undefined });
  Object.defineProperty(globalThis, 'caches', { value: { open }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

async function show({
  isOnline = true,
  recording = audio,
}: {
  isOnline?: boolean;
  recording?: ItemAudio | null;
}) {
  const item = makeItem('MCS_R', 15_001);
  const device = await createDevice([item]);
  device.packs.setLine({ isOnline });
  const view = renderOn(
    device,
    <DeviceVoiceProvider value={device.audio.voice.voice}>
      <Explanation text="Bees dance." audio={recording ?? undefined} />
    </DeviceVoiceProvider>,
    item,
  );
  return { ...view, device };
}
const button = (name: RegExp) => screen.findByRole('button', { name });

it('offers the recording with its length and what it costs to fetch, and fetches nothing before the tap', async () => {
  keep([]);
  const { device, user } = await show({});
  const offer = await button(/^Hear the explanation ?, ?recorded, 0:32, 96 kB$/);
  expect(device.audio.players).toEqual([]);
  await user.click(offer);
  await screen.findByRole('group', { name: 'The explanation' });
  expect(screen.getByText('Emma, British woman')).toBeTruthy();
  const [player, ...others] = device.audio.players;
  expect([player?.loaded, others]).toEqual([[{ url: mediaPath(audio.sha256) }], []]);
  expect(player?.getState().status).toBe('playing');
});

it('a recording that cannot be fetched is told, tried again, or read by the device', async () => {
  keep([]);
  const { device, user } = await show({});
  await user.click(await button(/^Hear the explanation/));
  await screen.findByRole('group', { name: 'The explanation' });
  const player = device.audio.players[0]!;
  act(() => player.fail());
  expect((await screen.findByRole('alert')).textContent).toMatch(/not on this device yet/);
  expect(await button(/^Hear the explanation ?, ?this device's voice$/)).toBeTruthy();
  await user.click(await button(/^Try again$/));
  expect(await screen.findByRole('group', { name: 'The explanation' })).toBeTruthy();
  expect(player.loaded).toHaveLength(2);
});

it('one that is on the device costs nothing, and is there without a connection', async () => {
  keep([mediaPath(audio.sha256)]);
  await show({ isOnline: false });
  expect(await button(/^Hear the explanation ?, ?recorded, 0:32$/)).toBeTruthy();
});

it('without a connection it says that the recording is not here, and the device reads instead', async () => {
  keep([]);
  await show({ isOnline: false });
  expect(await screen.findByText(/is not on this device, and there is no connection/)).toBeTruthy();
  expect(screen.getByRole('button').textContent).toMatch(/Hear the explanation.*this device's voice/);
});

it('an explanation that nobody has spoken is read by the device, and the button says so', async () => {
  keep([]);
  await show({ recording: null });
  expect(await button(/^Hear the explanation ?, ?this device's voice$/)).toBeTruthy();
});
