import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { SoundNote } from './sound-note.tsx';

const clear: SignalFacts = {
  durationMs: 5_000,
  speechMs: 4_000,
  leadingSilenceMs: 200,
  pauses: [],
  peakDbfs: -3,
  speechDbfs: -20,
  clippedShare: 0,
};
const quiet = { ...clear, speechDbfs: -50 };
const silent = { ...clear, speechMs: 0, leadingSilenceMs: null, peakDbfs: -120, speechDbfs: null };

async function show(signal: SignalFacts | null, speech?: Pick<SpeechEvidence, 'refused' | 'quality'>) {
  const device = await createDevice([]);
  renderOn(
    device,
    <>
      <SoundNote signal={signal} speech={speech} />
      <p>The result</p>
    </>,
  );
  await screen.findByText('The result');
}
const link = () => screen.queryByRole('link', { name: 'Check your microphone' })?.getAttribute('href');

it('says nothing of a sound that is good, or that nobody measured', async () => {
  await show(clear, { refused: null, quality: [] });
  expect(link()).toBeUndefined();
});

it('names a fault, and opens the setup at the test', async () => {
  await show(quiet, { refused: null, quality: [] });
  expect(screen.getByText(/^Too quiet\. Come closer/)).toBeTruthy();
  expect(link()).toMatch(/^\/dashboard\/microphone-setup\?from=%2Fdashboard%2F.*&step=test$/u);
});

it('names no fault twice', async () => {
  await show(quiet, { refused: null, quality: ['too-quiet'] });
  expect(screen.queryByText(/^Too quiet/)).toBeNull();
  expect(link()).toContain('step=test');
});

it('leads to the choice of a microphone after silence, whose sentence stands above', async () => {
  await show(silent, { refused: 'empty', quality: [] });
  expect(screen.queryByText(/^No sound at all/)).toBeNull();
  expect(link()).toContain('step=choose');
});
