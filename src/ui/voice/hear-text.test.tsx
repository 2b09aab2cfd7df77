import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VoiceState } from '#platform/voice/device-voice.ts';
import { createFakeVoice } from '#tests/support/fake-voice.ts';
import { HearableText } from './hearable-text.tsx';
import { QuietScope } from './quiet-scope.ts';
import { DeviceVoiceProvider } from './use-device-voice.ts';

const text = 'Bees dance. They show the way.\n\nThen they rest.';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

function show(state?: VoiceState) {
  const fake = createFakeVoice(state);
  const page = (isQuiet: boolean) => (
    <MantineProvider env="test">
      <DeviceVoiceProvider value={fake.voice}>
        <QuietScope value={isQuiet}>
          <HearableText text={text} name="the passage">
            {text}
          </HearableText>
          <dialog open>
            <input aria-label="In a dialog" />
          </dialog>
        </QuietScope>
      </DeviceVoiceProvider>
    </MantineProvider>
  );
  const view = render(page(false));
  const user = userEvent.setup();
  return {
    ...view,
    ...fake,
    user,
    saidTexts: () => fake.said.map((each) => each.text),
    setQuiet: (isQuiet: boolean) => view.rerender(page(isQuiet)),
    begin: async () => {
      await user.click(await hear());
      return screen.findByRole<HTMLButtonElement>('button', { name: 'Stop reading' });
    },
  };
}
const hear = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^Hear the passage ?, ?this device's voice$/ });

test('a text is read a sentence at a time, to its end', async () => {
  const { saidTexts, end, begin } = show();
  await begin();
  end('said');
  await expect.poll(saidTexts).toEqual(['Bees dance.', 'They show the way.']);
  end('said');
  await expect.poll(saidTexts).toHaveLength(3);
  end('said');
  await hear();
  expect(saidTexts().at(-1)).toBe('Then they rest.');
});

test('it stops when asked, and begins again from the start', async () => {
  const { saidTexts, user, begin } = show();
  await user.click(await begin());
  await begin();
  expect(saidTexts()).toEqual(['Bees dance.', 'Bees dance.']);
});

test('Escape stops it, unless it is for a dialog', async () => {
  const { voice, user, begin } = show();
  await begin();
  await user.click(screen.getByRole('textbox', { name: 'In a dialog' }));
  await user.keyboard('{Escape}');
  expect(voice.isSpeaking()).toBe(true);
  await user.click(document.body);
  await user.keyboard('{Escape}');
  expect(voice.isSpeaking()).toBe(false);
  await hear();
});

test('another speed goes on from the sentence that is being read, and is kept for the next text', async () => {
  const first = show();
  await first.begin();
  first.end('said');
  await expect.poll(first.saidTexts).toHaveLength(2);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '0.8×');
  await expect.poll(() => first.said.at(-1)).toEqual({ text: 'They show the way.', rate: 0.8 });
  first.end('said');
  await expect.poll(() => first.said.at(-1)).toEqual({ text: 'Then they rest.', rate: 0.8 });
  first.unmount();
  const second = show();
  await second.begin();
  expect(second.said).toEqual([{ text: 'Bees dance.', rate: 0.8 }]);
});

test('it stops when the text goes, and when the page does', async () => {
  const { voice, begin, unmount } = show();
  await begin();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(voice.isSpeaking()).toBe(false);
  await begin();
  unmount();
  expect(voice.isSpeaking()).toBe(false);
});

test('while a microphone is open it is silent, and its button rests in its place', async () => {
  const { voice, begin, setQuiet } = show();
  await begin();
  setQuiet(true);
  expect(voice.isSpeaking()).toBe(false);
  expect((await hear()).disabled).toBe(true);
  setQuiet(false);
  expect((await hear()).disabled).toBe(false);
});

test('what else is said ends it, and its button is there for the next time', async () => {
  const { voice, begin } = show();
  await begin();
  act(() => void voice.say('confusing', 'UK'));
  await hear();
  expect(voice.isSpeaking()).toBe(true);
});

test('a device without a voice has no button until one arrives', async () => {
  const { said, arrive } = show({ kind: 'none' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(said).toEqual([]);
  act(() => arrive());
  await hear();
});

test('a voice that says nothing is told, and one that breaks off can be asked again', async () => {
  const silent = show();
  await silent.begin();
  silent.end('failed');
  expect((await screen.findByRole('alert')).textContent).toBe('It cannot be played here.');
  expect(screen.queryByRole('button')).toBeNull();
  silent.unmount();
  const broken = show();
  await broken.begin();
  broken.end('said');
  await expect.poll(broken.saidTexts).toHaveLength(2);
  broken.end('failed');
  await hear();
});
