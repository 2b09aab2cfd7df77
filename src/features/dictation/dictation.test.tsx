import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { submitDictation } from '#data/commands/dictations.ts';
import { addWord } from '#data/commands/words.ts';
import { reviewQueue } from '#data/queries/reviews.ts';
import { listDictations } from '#data/queries/own-rows.ts';
import type { DeviceVoice, VoiceState } from '#platform/voice/device-voice.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { DictionaryPortsProvider, type DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';
import { DeviceVoiceProvider } from '#ui/voice/use-device-voice.ts';
import { WordSoundsProvider } from '#ui/voice/word-sound-ports.ts';
import type { WordSounds } from '#platform/word-sounds/word-sounds.ts';
import { DictationContent } from './dictation-content.tsx';
import { DictationResultModal } from './dictation-result.tsx';

let device: Device;
afterEach(() => device.close());

/** A voice that says what it is told when the test lets it. */
function createVoice(state: VoiceState) {
  const said: string[] = [];
  let finish = () => {};
  const voice: DeviceVoice = {
    getState: () => state,
    isSpeaking: () => false,
    subscribe: () => () => {},
    speaks: () => false,
    say: (text, accent) => {
      said.push(`${text} ${typeof accent === 'string' ? accent : accent.language}`);
      return new Promise((resolve) => {
        finish = () => resolve('said');
      });
    },
    stop: () => {},
  };
  return { voice, said, finish: () => finish() };
}

const allAccents = { kind: 'there', accents: ['US', 'UK', 'AU'] } as const;

async function open(words: readonly string[], state: VoiceState = allAccents) {
  device = await createDevice([]);
  for (const word of words) await addWord(device.context, { book: 'spellingBook', word });
  const sound = createVoice(state);
  const view = renderOn(
    device,
    <DeviceVoiceProvider value={sound.voice}>
      <DictationContent />
    </DeviceVoiceProvider>,
  );
  return { ...view, ...sound };
}

/** Three seconds, one after the other: each is set going by the one before. */
async function countDown() {
  for (const _second of [1, 2, 3]) await device.advance(1_000);
}
const button = (name: string) => screen.getByRole('button', { name });

test('a dictation counts down, plays, is written, handed in offline, and says what was wrong', async () => {
  const { user, said, finish } = await open(['accommodate']);
  expect(await screen.findByText(/Start after/)).toBeTruthy();
  expect(said).toEqual([]);
  await countDown();
  await waitFor(() => expect(said).toEqual(['accommodate US']));
  expect(button('Submit')).toHaveProperty('disabled', true);
  finish();
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  expect(button('Next')).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Word 1' }), 'acommodate');
  await user.click(button('Submit'));
  const result = await screen.findByRole('dialog', { name: 'Your dictation' });
  expect(await within(result).findByText('0 of 1 right')).toBeTruthy();
  expect(within(result).getByText('Write c twice here: cc.')).toBeTruthy();
  expect((await listDictations(device.context, {})).rows[0]?.value).toMatchObject({ score: 0 });
  // Beneath the result the next dictation waits; it begins when the result is closed.
  await device.advance(10_000);
  expect(said).toHaveLength(1);
});

test('a chosen accent is heard at once, and an accent that the device does not have is named', async () => {
  const { user, said } = await open(['tide'], { kind: 'there', accents: ['US'] });
  await screen.findByText(/Start after/);
  await countDown();
  await waitFor(() => expect(said).toEqual(['tide US']));
  await user.click(screen.getByRole('radio', { name: 'AU' }));
  await waitFor(() => expect(said).toEqual(['tide US', 'tide US']));
  expect(
    screen.getByText("There is no Australian voice here. You hear this device's American voice."),
  ).toBeTruthy();
});

test('a green tick says that the word is right, and Try again begins anew', async () => {
  const { user, finish } = await open(['tide']);
  await screen.findByText(/Start after/);
  await countDown();
  finish();
  await waitFor(() => expect(button('Play again')).toHaveProperty('disabled', false));
  const field = screen.getByRole('textbox', { name: 'Word 1' });
  await user.type(field, 'tid');
  expect(screen.queryByLabelText('Right')).toBeNull();
  await user.type(field, 'e');
  expect(screen.getByLabelText('Right')).toBeTruthy();
  await user.click(button('Try again'));
  expect(await screen.findByText(/Start after/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Word 1' })).toHaveProperty('value', '');
});

test('without a voice each word is shown for a while instead, and no button is silent', async () => {
  const { user } = await open(['tide'], { kind: 'none' });
  expect(await screen.findByText(/Nothing on this device can say this word/)).toBeTruthy();
  await countDown();
  expect(await screen.findByText('tide')).toBeTruthy();
  await device.advance(3_000);
  await waitFor(() => expect(screen.queryByText('tide')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Word 1' }), 'tide');
  await user.click(button('Submit'));
  const result = await screen.findByRole('dialog', { name: 'Your dictation' });
  expect(await within(result).findByText('1 of 1 right')).toBeTruthy();
});

test('a word of a result opens in the dictionary, and Escape then closes the dictionary alone', async () => {
  device = await createDevice([]);
  const result = await submitDictation(device.context, {
    words: [
      { word: 'harbour', answer: 'harbor' },
      { word: 'tide', answer: 'tide' },
    ],
  });
  if (result.kind === 'not-saved') throw new Error(result.reason);
  const opened: DictionaryRequest[] = [];
  let closings = 0;
  const { user } = renderOn(
    device,
    <DictionaryPortsProvider
      value={{
        dictionary: fakeDictionary(),
        openWord: (request) => void opened.push(request),
        prepare: () => {},
        prepareSoon: () => () => {},
      }}
    >
      <DictationResultModal dictationId={result.dictationId} onClose={() => (closings += 1)} />
    </DictionaryPortsProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Look up harbour' }));
  await user.keyboard('{Escape}');
  expect(closings).toBe(0);
  act(() => opened[0]?.onClose?.());
  await user.click(screen.getByRole('button', { name: 'Look up tide' }));
  act(() => opened[1]?.onClose?.());
  expect(opened.map(({ word }) => word)).toEqual(['harbour', 'tide']);
  await user.keyboard('{Escape}');
  expect(closings).toBe(1);
});

test('an empty spelling book says where words come from', async () => {
  await open([]);
  expect(await screen.findByText('Your spelling book is empty')).toBeTruthy();
});

test('without words of one’s own, recorded ones are dictated, and a misspelt one is reviewed', async () => {
  device = await createDevice([]);
  const sounds: WordSounds = {
    packs: device.packs.port,
    list: async () => ['harbour'],
    find: async () => null,
    read: async () => null,
    listHeard: async () => ({ words: 0, sizeBytes: 0 }),
    forgetHeard: async () => {},
  };
  const { voice, said, finish } = createVoice(allAccents);
  const { user } = renderOn(
    device,
    <DeviceVoiceProvider value={voice}>
      <WordSoundsProvider value={{ sounds, player: device.ports.createPlayer() }}>
        <DictationContent />
      </WordSoundsProvider>
    </DeviceVoiceProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try recorded words' }));
  expect(await screen.findByText(/Start after/)).toBeTruthy();
  await countDown();
  await waitFor(() => expect(said).toEqual(['harbour US']));
  finish();
  await waitFor(() => expect(button('Submit')).toHaveProperty('disabled', false));
  await user.type(screen.getByRole('textbox', { name: 'Word 1' }), 'harbur');
  await user.click(button('Submit'));
  expect(await screen.findByText(/Wrong words go into your Spelling Book/)).toBeTruthy();
  const now = device.context.clock.now();
  await waitFor(async () =>
    expect((await reviewQueue(device.context, { now, dayStart: now })).due).toMatchObject([
      { key: 'spell:harbour', troubleAt: now },
    ]),
  );
});

test('own answers come ten at a time, and one is deleted after a question', async () => {
  device = await createDevice([]);
  for (let n = 0; n < 12; n += 1)
    await submitDictation(device.context, { words: [{ word: 'tide', answer: 'tide' }] });
  const { user } = renderOn(device, <DictationContent />);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'View Score' })).toHaveLength(10));
  await user.click(button('Load More'));
  expect(await screen.findByText('All 12 answers have been shown.')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Delete this answer' });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(button('Delete'));
  expect(await screen.findByText('All 11 answers have been shown.')).toBeTruthy();
});
