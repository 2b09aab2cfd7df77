import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { keepMissaid } from '#data/commands/keep-trouble.ts';
import { addWord } from '#data/commands/words.ts';
import { reviewQueue } from '#data/queries/reviews.ts';
import { findBookWord } from '#data/queries/words.ts';
import type { WordOutcome } from '#platform/speech-client/speech-client.ts';
import { dueAfter } from '#domain/review/schedule.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { createDevice, type Device } from '#tests/support/practice.tsx';
import { DictionaryPortsProvider, type DictionaryPorts } from '#ui/dictionary/dictionary-ports.ts';
import { SayButton } from './say-button.tsx';
import { SayPortsProvider, type SayPorts } from './say-ports.ts';

afterEach(cleanup);

const dictionary: DictionaryPorts = {
  dictionary: fakeDictionary(),
  openWord: () => {},
  prepare: () => {},
  prepareSoon: () => () => {},
};
const second = 1e9;
const scored = {
  kind: 'word',
  score: {
    score: 58,
    syllables: [
      { syllable: 'wa', score: 88, accuracy: 'HIGH', segment: { start: 0, duration: 0.2 * second } },
      {
        syllable: 'ter',
        score: 31,
        accuracy: 'LOW',
        segment: { start: 0.2 * second, duration: 0.2 * second },
      },
    ],
  },
} satisfies WordOutcome;

async function open(outcomes: WordOutcome[], { isGraded = false, isInBook = false } = {}) {
  const device = await createDevice([]);
  if (isInBook) await addWord(device.context, { book: 'pronunciationBook', word: 'water' });
  const heard: number[] = [];
  const ports: SayPorts = {
    createRecorder: device.ports.createRecorder,
    createPlayer: device.ports.createPlayer,
    audio: device.ports.audio,
    writeDown: async () => ({ kind: 'no-pack' }),
    packs: device.packs.port,
    keepMissaid: (word) => keepMissaid(device.context, { word }),
    requestMicrophone: device.ports.requestMicrophone,
    scoreWord: async ({ recording }) => {
      heard.push(recording.byteLength);
      return outcomes.shift() ?? { kind: 'failed' };
    },
  };
  render(
    <MantineProvider env="test">
      <SayPortsProvider value={ports}>
        <DictionaryPortsProvider value={dictionary}>
          <SayButton word="water" isGraded={isGraded} />
        </DictionaryPortsProvider>
      </SayPortsProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Say it: water' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Say the word' }));
  const say = async () => {
    await user.click(await dialog.findByRole('button', { name: 'Record' }));
    await dialog.findByRole('button', { name: 'Stop' });
    act(() => device.audio.speak('water'));
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
  };
  return { device, dialog, user, say, heard };
}

it('says how each syllable was, in a word and not in colour alone, and plays the own voice', async () => {
  const { device, dialog, user, say } = await open([scored]);
  await say();
  const syllables = within(await dialog.findByRole('list', { name: 'Syllables' })).getAllByRole('listitem');
  expect(syllables.map(({ textContent }) => textContent)).toEqual([
    'wa Clear88 of 100',
    'ter Work on this31 of 100',
  ]);
  expect(dialog.getByText(/Work on “ter”/)).toBeTruthy();
  // Nothing on this device listens for other words.
  expect(dialog.getByText(/It may take another word for this one/)).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Your voice' }));
  expect(device.audio.players.some((player) => player.getState().status === 'playing')).toBe(true);
});

const bookOf = (device: Device) => findBookWord(device.context, { book: 'pronunciationBook', word: 'water' });
const reviewsOf = async ({ context }: Device) => {
  const now = context.clock.now();
  const { due, nextAt } = await reviewQueue(context, { now, dayStart: now });
  return { due: due.map(({ key, log }) => [key, ...log.map(({ grade }) => grade)]), nextAt };
};

it('has a word that was said badly reviewed, once, and takes it out again', async () => {
  const { device, dialog, user, say } = await open([scored, scored]);
  await say();
  expect(await dialog.findByText(/This word is in your Pronunciation Book now/)).toBeTruthy();
  expect((await reviewsOf(device)).due).toEqual([['say:water']]);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await bookOf(device)).word).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Say it again' }));
  await dialog.findByRole('button', { name: 'Stop' });
  act(() => device.audio.speak('water'));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByRole('list', { name: 'Syllables' })).toBeTruthy();
  expect((await bookOf(device)).word).toBeNull();
});

it('has a word of the book come back sooner when it was said badly', async () => {
  const { device, dialog, user, say } = await open([scored], { isInBook: true });
  await say();
  expect(await dialog.findByText('This word comes back sooner in your review.')).toBeTruthy();
  const now = device.context.clock.now();
  expect(await reviewsOf(device)).toEqual({ due: [], nextAt: dueAfter([], 'AGAIN', { since: now, now }) });
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await reviewsOf(device)).due).toEqual([['say:water']]));
});

it('keeps nothing of a word that was said well, or that a review grades', async () => {
  const well: WordOutcome = {
    kind: 'word',
    score: { score: 90, syllables: [{ ...scored.score.syllables[0]!, accuracy: 'MEDIUM' }] },
  };
  const clear = await open([well]);
  await clear.say();
  expect(await clear.dialog.findByRole('list', { name: 'Syllables' })).toBeTruthy();
  expect((await bookOf(clear.device)).word).toBeNull();
  cleanup();
  const graded = await open([scored], { isGraded: true });
  await graded.say();
  expect(await graded.dialog.findByText(/Work on “ter”/)).toBeTruthy();
  expect((await bookOf(graded.device)).word).toBeNull();
});

it('says what was heard instead, and listens again to the next try', async () => {
  const { device, dialog, user, say, heard } = await open([
    { kind: 'refused', reason: 'other-word', heard: 'Later.' },
    scored,
  ]);
  await say();
  expect(await dialog.findByText('We heard “Later”. Say the word again.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Say it again' }));
  await dialog.findByRole('button', { name: 'Stop' });
  act(() => device.audio.speak('water'));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByRole('list', { name: 'Syllables' })).toBeTruthy();
  expect(heard.length).toBe(2);
});

it('without the engine it says what is missing, and the own voice can be heard', async () => {
  const { dialog, say } = await open([{ kind: 'no-pack' }]);
  await say();
  expect(await dialog.findByText('Your word cannot be scored on this device yet')).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Your voice' })).toBeTruthy();
  expect(dialog.queryByRole('list', { name: 'Syllables' })).toBeNull();
});
