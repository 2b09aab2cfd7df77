import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';

const hour = 3_600_000;
const sound = {
  id: 'af_heart',
  label: 'US voice',
  accent: 'US' as const,
  sha256: 'a'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 2_000,
};
const essay = makeItem('WE', 9_001);
const dictation = makeItem('WFD', 23_001, { audios: [sound] });

test.each([hour, -hour])('a clock that is set by %i ms takes nothing of the time of an exam', async (ms) => {
  const device = await createDevice([essay], { mode: 'EXAM' });
  await renderBegun(device, <PracticeScreen taskType="WE" practiceId={essay.id} search={{}} />, essay);
  await screen.findByRole('timer', { name: 'Time left: 20:00' });
  await device.advance(60_000);
  device.setClock(ms);
  await device.advance(1_000);
  expect(screen.getByRole('timer', { name: 'Time left: 18:59' })).toBeTruthy();
  await device.advance(18 * 60_000);
  expect(screen.queryByText(/^The time is over/)).toBeNull();
  await device.advance(59_000);
  expect(await screen.findByRole('region', { name: 'Your result' })).toBeTruthy();
});

test.each([hour, -hour])('a clock that is set by %i ms before the sound lets it play on time', async (ms) => {
  const device = await createDevice([dictation], { mode: 'EXAM' });
  const screenOf = <PracticeScreen taskType="WFD" practiceId={dictation.id} search={{}} />;
  await renderBegun(device, screenOf, dictation);
  await screen.findByText(/^Play after \d+ sec/);
  const wait = Number(screen.getByText(/^Play after/).textContent?.match(/\d+/)?.[0]);
  device.setClock(ms);
  await device.advance(1_000);
  expect(screen.getByText(`Play after ${wait - 1} sec`)).toBeTruthy();
  await device.advance((wait - 1) * 1_000);
  expect(screen.queryByText(/^Play after/)).toBeNull();
});
