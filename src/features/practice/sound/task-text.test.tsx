import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PracticeMode } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { DeviceVoiceProvider } from '#ui/voice/use-device-voice.ts';

async function open(item: BankItem, mode: PracticeMode = 'PRACTICE') {
  const device = await createDevice([item], { mode });
  const { voice, said } = device.audio.voice;
  const view = renderOn(
    device,
    <DeviceVoiceProvider value={voice}>
      <PracticeScreen taskType={item.taskType} practiceId={item.id} search={{}} />
    </DeviceVoiceProvider>,
    item,
  );
  await screen.findByRole('heading', { name: item.title });
  const press = async (name: string | RegExp) =>
    await view.user.click(await screen.findByRole('button', { name }));
  return { voice, said, press, ...view };
}
const shown = () => document.body.textContent;
const hearButtons = () => screen.queryAllByRole('button', { name: /^Hear / });

it('reads the passage of a question in practice, and handing in the answer ends the explanation', async () => {
  const item = makeItem('MCS_R', 15_001);
  const { voice, said, press, user } = await open(item);
  await press(/^Hear the passage/);
  expect(shown()).toContain(said[0]?.text);
  await press('Show answer');
  await press(/^Hear the explanation/);
  expect(item.explanation).toContain(said[1]?.text);
  // One button at a time reads.
  expect(screen.getAllByRole('button', { name: 'Stop reading' })).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /^A\. / }));
  await press('Submit');
  await screen.findByRole('region', { name: 'Your result' });
  await waitFor(() => expect(voice.isSpeaking()).toBe(false));
  await press(/^Hear the passage/);
  expect(voice.isSpeaking()).toBe(true);
});

it('is silent once the microphone is asked for', async () => {
  const { voice, press } = await open(makeItem('RA', 1_001));
  await press('Begin');
  await press(/^Hear the text/);
  expect(voice.isSpeaking()).toBe(true);
  await press('Start recording');
  await screen.findByRole('timer', { name: /Time used/ });
  expect(voice.isSpeaking()).toBe(false);
  expect(screen.getByRole('button', { name: /^Hear the text/ })).toHaveProperty('disabled', true);
});

it('the exam reads nothing out', async () => {
  const { press } = await open(makeItem('MCS_R', 15_001), 'EXAM');
  await press('Begin');
  await screen.findByRole('radio', { name: /^A\. / });
  expect(hearButtons()).toEqual([]);
});

it('a text with gaps is read out with its right words once they are shown', async () => {
  const item = makeItem('FIB_RW', 11_001);
  const { said, press } = await open(item);
  await screen.findByRole('combobox', { name: /^Gap 1 of/ });
  expect(hearButtons()).toEqual([]);
  await press('Show answer');
  await press(/^Hear the passage/);
  expect(said[0]?.text).toBe('Bees dance to show the way to flowers, which grow near.');
});
