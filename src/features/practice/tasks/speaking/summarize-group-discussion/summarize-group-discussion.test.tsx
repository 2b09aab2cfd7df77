import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun, renderOn } from '#tests/support/practice.tsx';
import { renderAnswerScore } from '#tests/support/render-answer-score.tsx';
import { heardSpeech, itemAudio, spokenScore } from '#tests/support/spoken-score.ts';
import { summarizeGroupDiscussion } from './summarize-group-discussion.ts';

const item = makeItem('SGD', 6_001, { audios: [itemAudio] });
const question = <PracticeScreen taskType="SGD" practiceId={item.id} search={{}} />;

it('plays the discussion, gives ten seconds to prepare, then records for two minutes, with notes all along', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const { user } = await renderBegun(device, question, item);
  await screen.findByText('Play after 3 sec');
  await device.advance(3_200);
  await user.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Mia bees');
  act(() => device.audio.players[0]?.end());
  await screen.findByRole('timer', { name: 'Time to prepare: 0:10' });
  await device.advance(10_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 2:00' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' }).value).toBe('Mia bees');
  act(() => device.audio.speak('Mia wants bees'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const notes = await screen.findByRole('region', { name: 'Your notes' });
  expect(within(notes).getByText('Mia bees')).toBeTruthy();
  const own = within(await screen.findByRole('list', { name: 'My answers' }));
  await user.click(own.getByRole('button', { name: 'View Score' }));
  expect(within(own.getByRole('region', { name: 'Your notes' })).getByText('Mia bees')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' })).value).toBe('');
});

it('keeps the notes over a reload', async () => {
  const device = await createDevice([item]);
  const first = await renderBegun(device, question, item);
  await first.user.type(await screen.findByRole('textbox', { name: 'Your notes' }), 'Raj: stings');
  // A reload takes the page away without unmounting it; what another page then reads is what was stored.
  await waitFor(async () =>
    expect(await device.ports.drafts.load(`${device.context.userId} ${item.id}`)).toMatchObject({
      notes: 'Raj: stings',
    }),
  );
  const second = renderOn(device.reloaded(), question, item);
  await second.user.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(
      screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' }).map(({ value }) => value),
    ).toEqual(['Raj: stings', 'Raj: stings']),
  );
});

it('shows who said what in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await renderBegun(device, question, item);
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const transcript = await within(answer).findByRole('heading', { name: 'Transcript' });
  const said = transcript.parentElement?.textContent;
  expect(said).toContain('MiaWe should keep bees on the roof.RajI am afraid of their stings.LeoI would only');
  expect(within(answer).getByRole('heading', { name: 'Key points: Raj' })).toBeTruthy();
  expect(within(answer).getByRole('heading', { name: 'How the views meet' })).toBeTruthy();
});

it('shows the views by speaker, and asks for what is missing between them', async () => {
  const device = await createDevice([item]);
  const points = [
    { point: 'Mia wants bees', coverage: 1, found: { start: 10, end: 14 }, speaker: 'mia' },
    { point: 'Raj fears stings', coverage: 1, found: { start: 26, end: 32 }, speaker: 'raj' },
    { point: 'Leo wants flowers', coverage: 1, found: { start: 44, end: 51 }, speaker: 'leo' },
    { point: 'They do not agree', coverage: 0, found: null, speaker: null },
  ];
  const speech = heardSpeech('Mia wants bees. Raj fears stings. Leo wants flowers.');
  const score = spokenScore({ ...speech, keyPoints: points, relation: 'missing' });
  renderAnswerScore(device, { item, score });
  expect(await screen.findByRole('heading', { name: 'Key points: 3 of 4 found' })).toBeTruthy();
  const raj = screen.getByRole('region', { name: 'Raj' });
  expect(within(raj).getAllByRole('listitem')).toHaveLength(1);
  expect(within(raj).getByRole('button', { name: '“stings”' }).parentElement?.textContent).toBe(
    'Found: “stings”',
  );
  expect(
    within(screen.getByRole('region', { name: 'How the views meet' })).getByText('Not found'),
  ).toBeTruthy();
  expect(screen.getByText(/next: say how the views meet$/)).toBeTruthy();
  const noLeo = points.map((one) => (one.speaker === 'leo' ? { ...one, coverage: 0, found: null } : one));
  expect(
    summarizeGroupDiscussion.advice(spokenScore({ ...speech, keyPoints: noLeo, relation: 'missing' })),
  ).toBe('Say “Leo wants flowers”, too: it was not found in your answer.');
});
