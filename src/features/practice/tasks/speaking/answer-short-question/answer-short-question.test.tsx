import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import { renderAnswerScore } from '#tests/support/render-answer-score.tsx';
import { heardSpeech, itemAudio, spokenScore } from '#tests/support/spoken-score.ts';
import { answerShortQuestion } from './answer-short-question.ts';

const item = makeItem('ASQ', 5_001, { audios: [itemAudio] });

it('plays the question, then records at once for ten seconds', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  await renderBegun(device, <PracticeScreen taskType="ASQ" practiceId={item.id} search={{}} />, item);
  await screen.findByText('Play after 3 sec');
  expect(screen.getByText(/The microphone opens without a tone, for 10 seconds\./)).toBeTruthy();
  await device.advance(3_200);
  act(() => device.audio.players[0]?.end());
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:10' });
});

it('shows the accepted answers and the question in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await renderBegun(
    device,
    <PracticeScreen taskType="ASQ" practiceId={item.id} search={{}} />,
    item,
  );
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const spoken = await within(answer).findByRole('heading', { name: 'Transcript' });
  expect(spoken.parentElement?.textContent).toContain('What do bees make from nectar?');
  expect(within(answer).getByText('bee honey')).toBeTruthy();
});

const transcript = 'I think it is honey.';
const honey = { start: 14, end: 19 };
const standings: readonly [SpeechEvidence['shortAnswer'], string, string][] = [
  [{ standing: 'right', answer: 'honey', found: honey }, 'Right', 'You said “honey”, and that counts.'],
  [
    { standing: 'wrong', answer: null, found: null },
    'Not the answer',
    'None of the accepted answers was heard.',
  ],
  [
    { standing: 'guesses', answer: 'honey', found: honey },
    'More than one answer',
    '“honey” is right, but other answers stand beside it.',
  ],
  [
    { standing: 'unclear', answer: 'honey', found: honey },
    'Not heard clearly',
    'We heard “honey”, which sounds nearly like “honey”. It may count or not.',
  ],
];

test.each(standings)('says what became of the answer: %j', async (shortAnswer, title, why) => {
  const device = await createDevice([item]);
  const isSure = shortAnswer?.standing !== 'unclear';
  const points = shortAnswer?.standing === 'right' ? 1 : 0;
  const score = spokenScore(
    { ...heardSpeech(transcript), shortAnswer },
    {
      points,
      max: 1,
      traits: [
        {
          id: 'vocabulary',
          certainty: isSure ? 'exact' : 'estimate',
          points,
          low: isSure ? points : 0,
          high: isSure ? points : 1,
          max: 1,
        },
      ],
    },
  );
  renderAnswerScore(device, { item, score });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByText('The answer:', { exact: false }) === null).toBe(title === 'Right');
  expect(answerShortQuestion.advice(score) === null).toBe(title === 'Right');
});
