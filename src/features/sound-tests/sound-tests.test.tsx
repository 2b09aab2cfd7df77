import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { VoiceState } from '#platform/voice/device-voice.ts';
import { createFakeVoice } from '#tests/support/fake-voice.ts';
import { createDevice } from '#tests/support/practice.tsx';
import type { WrittenDown } from '#ui/say/say-ports.ts';
import { DeviceVoiceProvider } from '#ui/voice/use-device-voice.ts';
import { ListeningTest } from './listening-test.tsx';
import { SpeechTest } from './speech-test.tsx';

async function openSpeech(...written: WrittenDown[]) {
  const device = await createDevice([]);
  const ports = {
    createRecorder: device.ports.createRecorder,
    requestMicrophone: device.ports.requestMicrophone,
    writeDown: async (): Promise<WrittenDown> => written.shift() ?? { kind: 'failed' },
  };
  render(
    <MantineProvider env="test">
      <SpeechTest ports={ports} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const say = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Stop' });
    act(() => device.audio.speak('something'));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
  };
  return { device, user, say };
}

it('shows what was understood, and tries again at once', async () => {
  const { say } = await openSpeech(
    { kind: 'heard', text: 'Good morning.', by: 'device' },
    { kind: 'heard', text: 'Good evening.', by: 'server' },
  );
  await say('Record');
  expect(await screen.findByText('Good morning.')).toBeTruthy();
  expect(screen.queryByText(/The server wrote this down/)).toBeNull();
  await say('Try again');
  expect(await screen.findByText('Good evening.')).toBeTruthy();
  expect(screen.getByText(/The server wrote this down/)).toBeTruthy();
});

it.each([
  [{ kind: 'failed' }, 'Please try again'],
  [{ kind: 'refused', message: 'The recording is too large' }, 'The recording is too large'],
  [{ kind: 'heard', text: ' ', by: 'device' }, 'Please try again. We understood no words.'],
] as const)('after %o it says "%s"', async (written, words) => {
  const { say } = await openSpeech(written);
  await say('Record');
  expect(await screen.findByText(words)).toBeTruthy();
});

it('asks for a microphone that is not allowed', async () => {
  const { device, user } = await openSpeech();
  device.audio.refuseMicrophone();
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  expect(await screen.findByRole('dialog', { name: 'No Microphone Permission' })).toBeTruthy();
});

function openListening(state?: VoiceState) {
  const { voice, said, end } = createFakeVoice(state);
  // The first group, the first order, the first word of it: always the same two groups in turn.
  const random = { next: () => 0 };
  render(
    <MantineProvider env="test">
      <DeviceVoiceProvider value={voice}>
        <ListeningTest random={random} />
      </DeviceVoiceProvider>
    </MantineProvider>,
  );
  return { end, texts: () => said.map(({ text }) => text), user: userEvent.setup() };
}

it('plays a word, says how the answer went, and plays the next one at once', async () => {
  const { texts, user } = openListening();
  await user.click(await screen.findByRole('button', { name: 'shop' }));
  expect(screen.getByText('It was ship, not shop.')).toBeTruthy();
  await expect.poll(texts).toEqual(['ship', 'bad']);
  await user.click(screen.getByRole('button', { name: 'bad' }));
  expect(screen.getByText('Right: bad.')).toBeTruthy();
  expect(screen.getByText('1 of 2 right')).toBeTruthy();
  await expect.poll(texts).toEqual(['ship', 'bad', 'ship']);
  await user.click(screen.getByRole('button', { name: 'Hear it again' }));
  expect(texts()).toEqual(['ship', 'bad', 'ship', 'ship']);
});

it('takes a typed word with Enter, and the field is ready for the next one', async () => {
  const { user } = openListening();
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  await user.keyboard('Ship{Enter}');
  expect(screen.getByText('Right: ship.')).toBeTruthy();
  await user.keyboard('bed{Enter}');
  expect(screen.getByText('It was bad, not bed.')).toBeTruthy();
});

it('asks for a press where the browser blocks the sound', async () => {
  const { end, texts } = openListening();
  await expect.poll(texts).toEqual(['ship']);
  end('failed');
  expect(await screen.findByRole('button', { name: 'Click to ply voice' })).toBeTruthy();
});

it('says what to download where nothing can say a word', async () => {
  openListening({ kind: 'none' });
  expect(await screen.findByText(/Download the recorded words/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hear it again' })).toBeNull();
});
