import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { submitDictation } from '#data/commands/dictations.ts';
import { addReview } from '#data/commands/reviews.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { addWord, setWordNote } from '#data/commands/words.ts';
import { reviewQueue } from '#data/queries/reviews.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { dayStart } from './day-start.ts';
import { ReviewSession } from './review-session.tsx';
import { ReviewToday } from './review-today.tsx';

let device: Device;
afterEach(() => device.close());

const queue = () => {
  const now = device.context.clock.now();
  return reviewQueue(device.context, { now, dayStart: dayStart(now) });
};
const keys = async () => (await queue()).due.map(({ key }) => key);

test('what is to be reviewed today is counted, with about how long it takes', async () => {
  device = await createDevice([]);
  for (const letter of 'abcdefghijkl')
    await addWord(device.context, { book: 'vocabBook', word: `word ${letter}` });
  renderOn(device, <ReviewToday />);
  expect(await screen.findByText('Today: 12 to review,')).toBeTruthy();
  expect(screen.getByText(/about 5 minutes/)).toBeTruthy();
});

test('a card is shown, graded by key and by thumb, and a grade is undone', async () => {
  device = await createDevice([]);
  await addWord(device.context, { book: 'vocabBook', word: 'Estuary' });
  await setWordNote(device.context, {
    book: 'vocabBook',
    word: 'Estuary',
    note: 'where a river meets the sea',
  });
  await device.advance(1_000);
  await addWord(device.context, { book: 'vocabBook', word: 'tide' });
  const { user } = renderOn(device, <ReviewSession />);
  expect(await screen.findByText('Estuary')).toBeTruthy();
  expect(screen.queryByText('where a river meets the sea')).toBeNull();
  await user.keyboard('3');
  expect((await queue()).due).toHaveLength(2);
  await user.keyboard(' ');
  expect(await screen.findByText('where a river meets the sea')).toBeTruthy();
  await user.keyboard('4');
  expect(await screen.findByText('1 left · 1 done')).toBeTruthy();
  expect(await screen.findByText('tide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Estuary')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
  await user.click(await screen.findByRole('button', { name: /^Easy, comes back in/ }));
  await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
  await user.click(await screen.findByRole('button', { name: /^Easy, comes back in/ }));
  expect(await screen.findByText('That is all for today')).toBeTruthy();
});

test('a misspelt word of a dictation is due at once, however well it was known before', async () => {
  device = await createDevice([]);
  await addWord(device.context, { book: 'spellingBook', word: 'rhythm' });
  await addReview(device.context, { card: 'spell:rhythm', grade: 'EASY' });
  await waitFor(async () => expect(await keys()).toEqual([]));
  await device.advance(1_000);
  await submitDictation(device.context, { words: [{ word: 'rhythm', answer: 'rhythm' }] });
  expect(await keys()).toEqual([]);
  await submitDictation(device.context, { words: [{ word: 'rhythm', answer: 'rythm' }] });
  expect(await keys()).toEqual(['spell:rhythm']);
});

test('a question whose last answer was wrong is there, until it is answered rightly', async () => {
  device = await createDevice([]);
  const answer = (answerOf: string, points: number) =>
    submitAnswer(device.context, {
      practiceId: 15_001,
      taskType: 'MCS_R',
      value: { kind: 'choose', chosen: [answerOf] },
      duration: 5,
      pteType: 'ACADEMIC',
      score: {
        rubric: 'r', scorer: 's', points, max: 1, traits: [], skills: [],
        evidence: { kind: 'choices', options: [] },
      },
    }); // prettier-ignore
  await answer('a', 0);
  expect(await keys()).toEqual(['practice:15001']);
  await device.advance(1_000);
  await answer('b', 1);
  expect(await keys()).toEqual([]);
});
