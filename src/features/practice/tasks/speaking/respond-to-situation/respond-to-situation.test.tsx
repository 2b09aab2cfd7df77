import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import { renderAnswerScore } from '#tests/support/render-answer-score.tsx';
import { heardSpeech, itemAudio, spokenScore } from '#tests/support/spoken-score.ts';
import { respondToSituation } from './respond-to-situation.ts';

test.each([
  ['ACADEMIC', 10],
  ['CORE', 20],
] as const)('of %s is shown and read aloud, with %i seconds to prepare', async (exam, seconds) => {
  const item = makeItem('RTS', 7_001, { audios: [itemAudio], exams: [exam] });
  const device = await createDevice([item], { mode: 'EXAM' });
  await renderBegun(device, <PracticeScreen taskType="RTS" practiceId={item.id} search={{}} />, item);
  await screen.findByText('Play after 3 sec');
  expect(screen.getByText('You broke a cup of your neighbour. What do you say?')).toBeTruthy();
  await device.advance(3_200);
  act(() => device.audio.players[0]?.end());
  await screen.findByRole('timer', { name: `Time to prepare: 0:${seconds}` });
  await device.advance(seconds * 1_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:40' });
  expect(screen.getByText('You broke a cup of your neighbour. What do you say?')).toBeTruthy();
});

const item = makeItem('RTS', 7_001, { audios: [itemAudio] });
const transcript = 'Yeah sorry I broke your cup.';
const reply: NonNullable<SpeechEvidence['reply']> = {
  acts: [
    { act: 'apology', found: { start: 5, end: 10 } },
    { act: 'offer', found: null },
  ],
  tone: 'fits',
  shownBy: [],
};

it('shows what a reply should do in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await renderBegun(
    device,
    <PracticeScreen taskType="RTS" practiceId={item.id} search={{}} />,
    item,
  );
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  await within(answer).findByRole('heading', { name: 'What a reply should do' });
  expect(within(answer).getByText('Say sorry')).toBeTruthy();
  expect(within(answer).getByText('Speak so that it suits your neighbour: polite, not stiff')).toBeTruthy();
});

it('shows what the reply does, by which words, and how it sounds', async () => {
  const device = await createDevice([item]);
  const casual = { ...reply, tone: 'too-casual' as const, shownBy: [{ start: 0, end: 4 }] };
  const score = spokenScore({ ...heardSpeech(transcript), reply: casual });
  renderAnswerScore(device, { item, score });
  expect(await screen.findByRole('heading', { name: 'What the reply does: 1 of 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '“sorry”' }).parentElement?.textContent).toBe('Found: “sorry”');
  expect(screen.getByRole('button', { name: '“Yeah”' }).parentElement?.textContent).toBe(
    'Too casual: “Yeah”',
  );
});

test.each([
  [{ reply }, /^Offer something that helps/],
  [{ reply: { ...reply, tone: 'rude' as const } }, /^Stay polite/],
  [{ reply, warnings: ['off-topic' as const] }, /^Speak to the person in the situation/],
  [{ reply, copied: { share: 0.9, spans: [] } }, /^Do not read the situation aloud/],
])('advises what would help most: %#', (fields, advice) => {
  expect(respondToSituation.advice(spokenScore({ ...heardSpeech(transcript), ...fields }))).toMatch(advice);
});
