import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { prepared as playback } from '#tests/support/prepared.ts';
import { RecordingPlayer } from './recording-player.tsx';

type Answer = Awaited<ReturnType<AudioClient['preparePlayback']>>;

const recording = { bytes: new Uint8Array([1, 2]), mimeType: 'audio/webm', durationMs: 2_000 };
/** A recording on the screen, and a preparation that a test ends. */
async function open() {
  const device = await createDevice([]);
  const answer = Promise.withResolvers<Answer>();
  const signals: (AbortSignal | undefined)[] = [];
  const audio: AudioClient = {
    ...device.ports.audio,
    preparePlayback: (_bytes, _mimeType, options) => {
      signals.push(options?.signal);
      return answer.promise;
    },
  };
  const view = renderOn(
    { ...device, ports: { ...device.ports, audio } },
    <RecordingPlayer recording={recording} label="Mine" />,
  );
  await screen.findByRole('group', { name: 'Mine' });
  const player = device.audio.players.at(-1);
  if (!player) throw new Error('no player');
  const sources = () =>
    player.loaded.map((source) => ('url' in source ? source.url : 'bytes' in source ? source.mimeType : ''));
  return {
    ...view,
    player,
    sources,
    signals,
    prepare: async (to: Answer) => act(async () => answer.resolve(to)),
  };
}

it('can be played at once as it was recorded', async () => {
  const { user, player, sources } = await open();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(player.getState().status).toBe('playing');
  expect(sources()).toEqual(['audio/webm']);
});

it('plays the prepared sound once it is there, with its waveform', async () => {
  const { container, sources, prepare } = await open();
  const waveform = () => container.querySelector('[data-played]');
  expect(waveform()).toBeNull();
  await prepare({ kind: 'prepared', playback });
  expect(waveform()).not.toBeNull();
  expect(sources()).toEqual(['audio/webm', 'audio/wav']);
});

it('changes nothing while it plays, and goes on from the same place after a pause', async () => {
  const { user, player, sources, prepare } = await open();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  player.seekTo(1_000);
  await prepare({ kind: 'prepared', playback });
  expect(sources()).toEqual(['audio/webm']);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sources()).toEqual(['audio/webm', 'audio/wav']));
  await user.click(screen.getByRole('button', { name: 'Play' }));
  // 300 ms of silence were cut off before it.
  expect(player.getState()).toMatchObject({ status: 'playing', positionMs: 700 });
});

it.each<Answer>([{ kind: 'cancelled' }, { kind: 'failed', code: 'no-converter', message: '' }])(
  'stays as it is where nothing can be prepared: $kind',
  async (answer) => {
    const { sources, prepare } = await open();
    await prepare(answer);
    expect(sources()).toEqual(['audio/webm']);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  },
);

it('gives the preparation up when the learner leaves', async () => {
  const { unmount, signals } = await open();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});
