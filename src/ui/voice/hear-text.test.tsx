import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DeviceVoice, SayOutcome, VoiceState } from '#platform/voice/device-voice.ts';
import { HearText } from './hear-text.tsx';
import { DeviceVoiceProvider } from './use-device-voice.ts';

/** A voice that speaks until the test says how it ended. */
function show(state: VoiceState) {
  const said: string[] = [];
  let end: (outcome: SayOutcome) => void = () => undefined;
  const voice: DeviceVoice = {
    getState: () => state,
    subscribe: () => () => undefined,
    say: (text) => {
      said.push(text);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop: () => end('stopped'),
  };
  render(
    <MantineProvider env="test">
      <DeviceVoiceProvider value={voice}>
        <HearText text="Bees dance. They show the way." name="the explanation" />
      </DeviceVoiceProvider>
    </MantineProvider>,
  );
  return { said, end: (outcome: SayOutcome) => end(outcome), user: userEvent.setup() };
}
const there = { kind: 'there', accents: ['UK'] } as const;
const hear = () => screen.findByRole('button', { name: /^Hear the explanation ?, ?this device's voice$/ });

test('a text is read a sentence at a time, to its end', async () => {
  const { said, end, user } = show(there);
  await user.click(await hear());
  end('said');
  await expect.poll(() => said).toEqual(['Bees dance.', 'They show the way.']);
  end('said');
  expect(await hear()).toBeTruthy();
});

test('it stops when asked, and begins again from the start', async () => {
  const { said, user } = show(there);
  await user.click(await hear());
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  await user.click(await hear());
  expect(said).toEqual(['Bees dance.', 'Bees dance.']);
});

test('a device without a voice has no button, and one whose voice fails says so', async () => {
  const none = show({ kind: 'none' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(none.said).toEqual([]);
  const broken = show(there);
  await broken.user.click(await hear());
  broken.end('failed');
  expect(await screen.findByText('It cannot be played here.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
