import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Score } from '#contract/entities/answer.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun, type Device } from '#tests/support/practice.tsx';
import { describeImage } from './describe-image.ts';

const item = makeItem('DI', 3_001);
const name = 'A bar chart of the rain on three days of one week.';

async function open(device: Device) {
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="DI" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByRole('img', { name });
  return view;
}

it('shows the picture, gives 25 seconds to look at it, then records for forty', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  await open(device);
  expect(
    screen.getByText('Look at the picture for 25 seconds. Then describe it in 40 seconds.'),
  ).toBeTruthy();
  expect(screen.queryByText('Description of the picture')).toBeNull();
  await screen.findByRole('timer', { name: 'Time to prepare: 0:25' });
  expect(device.audio.isRecording()).toBe(false);
  await device.advance(25_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:40' });
  expect(screen.getByRole('img', { name })).toBeTruthy();
});

it('says that a broken picture cannot be shown, and offers the next question', async () => {
  const broken = { ...item, image: { kind: 'OF_A_NEWER_APP' } } as unknown as typeof item;
  const device = await createDevice([broken, makeItem('DI', 3_002)]);
  await renderBegun(device, <PracticeScreen taskType="DI" practiceId={item.id} search={{}} />, item);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('This picture cannot be shown now.')).toBeTruthy();
  const onward = await notice.findByRole('link', { name: 'Next question' });
  expect(onward.getAttribute('href')).toContain('/3002');
});

it('submits what was said, with the picture and its description beside the result', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  act(() => device.audio.speak('the bar chart shows the rain'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByRole('img', { name })).toBeTruthy();
  expect(within(result).getByText('Tue: 9 mm.')).toBeTruthy();
  expect(result.textContent).not.toMatch(/points/);
});

it('shows the description, the key points and the model answer in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(await within(answer).findByText(/shows 2 mm of rain on Monday/)).toBeTruthy();
  expect(
    within(answer)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(expect.arrayContaining(['Rain', 'Tuesday', 'Monday']));
  expect(within(answer).getByText('The bar chart shows the rain on three days.')).toBeTruthy();
});

const signal = {
  durationMs: 38_000,
  speechMs: 35_000,
  leadingSilenceMs: 300,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};
const speech = {
  engine: 'transcript',
  transcript: '',
  coverage: null,
  words: [],
  pace: null,
  understood: null,
  quality: [],
  refused: null,
  marks: null,
} as const;
const scoreOf = (evidence: object) =>
  Score.parse({
    rubric: 'academic@2025-08-07',
    scorer: 'test',
    points: null,
    max: 16,
    traits: [],
    skills: [],
    evidence: { kind: 'recording', signal, ...evidence },
  });

it('advises what would help most: to be heard, to use the time, then what is missing', () => {
  expect(describeImage.advice(scoreOf({ signal: { ...signal, speechMs: 0 } }))).toMatch(
    /^Check the microphone/,
  );
  expect(describeImage.advice(scoreOf({ signal: { ...signal, speechMs: 9_000 } }))).toMatch(
    /^Use more of the 40/,
  );
  const keyPoints = [{ point: 'Tuesday', coverage: 0, found: null }];
  expect(describeImage.advice(scoreOf({ speech: { ...speech, keyPoints } }))).toBe(
    'Say “Tuesday”, too: it was not found in your answer.',
  );
  // The list of key points calls it "Not found".
  const far = [{ point: 'Tuesday', coverage: 0.5, found: { start: 0, end: 3 } }];
  expect(describeImage.advice(scoreOf({ speech: { ...speech, keyPoints: far } }))).toBe(
    'Say “Tuesday”, too: it was not found in your answer.',
  );
  const near = [{ point: 'Tuesday', coverage: 0.75, found: { start: 0, end: 3 } }];
  expect(describeImage.advice(scoreOf({ speech: { ...speech, keyPoints: near } }))).toBeNull();
  expect(
    describeImage.advice(scoreOf({ speech: { ...speech, keyPoints, warnings: ['off-topic'] } })),
  ).toMatch(/^Say what the picture shows/);
  const pictureFaults = [
    { kind: 'opposite', said: 'smallest', about: 'Rent', shown: 'largest', found: { start: 0, end: 8 } },
  ];
  expect(describeImage.advice(scoreOf({ speech: { ...speech, keyPoints, pictureFaults } }))).toBe(
    'Say only what the picture shows: You said \u201Csmallest\u201D of Rent; it is the largest.',
  );
  expect(describeImage.advice(scoreOf({ speech }))).toBeNull();
});
