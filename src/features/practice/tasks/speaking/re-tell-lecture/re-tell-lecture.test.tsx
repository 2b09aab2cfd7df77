import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { renderAnswerScore } from '#tests/support/render-answer-score.tsx';

const item = makeItem('RL', 4_001, {
  audios: [
    {
      id: 'af_heart',
      label: 'Heart voice',
      accent: 'US',
      sha256: 'a'.repeat(64),
      mimeType: 'audio/mpeg',
      sizeBytes: 1_000,
      durationMs: 60_000,
    },
  ],
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
const recording = {
  sha256: 'c'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 38_000,
  signal,
};

async function open(device: Device) {
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="RL" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByText('Play after 3 sec');
  return view;
}

it('plays the lecture, gives ten seconds to prepare, then records for forty', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  await open(device);
  expect(
    screen.getByText(
      'You will hear a lecture once. Take notes. Then you have 10 seconds to prepare, and 40 seconds to tell it in your own words.',
    ),
  ).toBeTruthy();
  await device.advance(3_200);
  expect(device.audio.players[0]?.getState().status).toBe('playing');
  act(() => device.audio.players[0]?.end());
  await screen.findByRole('timer', { name: 'Time to prepare: 0:10' });
  expect(device.audio.isRecording()).toBe(false);
  await device.advance(10_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:40' });
});

it('submits what was said, without points before it is assessed', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await device.advance(3_200);
  act(() => device.audio.players[0]?.end());
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  act(() => device.audio.speak('the lecture was about bees'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(result.textContent).toContain('next: use more of the 40 seconds');
  expect(result.textContent).not.toMatch(/points/);
});

it('shows the transcript, the key points and the model answer in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const spoken = await within(answer).findByRole('heading', { name: 'Transcript' });
  expect(spoken.parentElement?.textContent).toContain('Bees dance to show the way');
  expect(
    within(answer)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(expect.arrayContaining(['Dance', 'Angle', 'Flowers']));
  expect(within(answer).getByText('The lecture was about the dance of bees.')).toBeTruthy();
});

it('shows what was understood with the key points found and missed, and what to say next time', async () => {
  const device = await createDevice([item]);
  const transcript = 'The lecture was about a dance.';
  const mark = { value: 7, low: 6, high: 8 };
  const words = transcript.split(' ').map((word, at) => ({
    word: word.replace('.', ''),
    type: 'CORRECT' as const,
    startMs: at * 300,
    endMs: at * 300 + 250,
    score: 8,
    phones: [],
  }));
  const score: Score = {
    rubric: 'academic@2025-08-07',
    scorer: 'test',
    points: 9,
    max: 16,
    traits: [{ id: 'content', certainty: 'estimate', points: 2, low: 1, high: 3, max: 6 }],
    skills: [],
    evidence: {
      kind: 'recording',
      signal,
      speech: {
        engine: 'transcript',
        transcript,
        coverage: null,
        words,
        pace: null,
        understood: null,
        quality: [],
        refused: null,
        marks: { accuracy: mark, fluency: mark, prosodic: mark, total: mark },
        keyPoints: [
          { point: 'Dance', coverage: 1, found: { start: 24, end: 29 } },
          { point: 'Angle', coverage: 0, found: null },
        ],
      },
    },
  };
  const value = { kind: 'record', recording } as const;
  renderAnswerScore(device, { item, score, value });
  expect(await screen.findByRole('heading', { name: 'Key points: 1 of 2 found' })).toBeTruthy();
  expect(screen.getByText(/next: say “Angle”, too$/)).toBeTruthy();
  const line = screen.getByRole('toolbar', { name: 'Words as they were heard' });
  expect(within(line).getByRole('button', { name: /dance/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: '“dance”' })).toBeTruthy();
});
