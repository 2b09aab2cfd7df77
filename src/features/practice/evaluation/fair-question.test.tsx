import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { EvaluationSet } from '#contract/entities/evaluation.ts';
import { setEvaluation } from '#data/commands/set-evaluation.ts';
import { findEvaluation } from '#data/queries/own-rows.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, type Device } from '#tests/support/practice.tsx';
import { renderAnswerScore } from '#tests/support/render-answer-score.tsx';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';

const item = makeItem('RL', 4_001);
const score = spokenScore(heardSpeech('Bees dance to show the way'));
const answerId = '00000000-0000-4000-8000-000000000001';
const about = { scorer: 'test', low: 1, high: 3, max: 16, scoredOn: 'device' } as const;

const stored = async ({ context }: Device) => (await findEvaluation(context, { answerId }))?.value ?? null;
const say = ({ context }: Device, more: Partial<EvaluationSet>) =>
  setEvaluation(context, { answerId, verdict: 'TOO_LOW', comment: null, about, ...more });

async function ask(device: Device) {
  const { user } = renderAnswerScore(device, { item, score, answerId });
  const group = await screen.findByRole('group', { name: 'Was this score fair?' });
  const choice = (name: string) => within(group).findByRole('button', { name });
  await waitFor(async () => expect((await choice('Yes')).hasAttribute('disabled')).toBe(false));
  return { user, group, choice };
}

it('stores a verdict with the score that was shown, announces it and takes it back', async () => {
  const device = await createDevice([item]);
  const { user, group, choice } = await ask(device);
  expect(within(group).queryByRole('textbox')).toBeNull();
  await user.click(await choice('Yes'));
  await waitFor(() =>
    expect(within(group).getByRole('status').textContent).toBe('Thank you. You find this score fair.'),
  );
  expect(await stored(device)).toMatchObject({ verdict: 'FAIR', comment: null, about });
  await waitFor(async () => expect((await choice('Yes')).getAttribute('aria-pressed')).toBe('true'));
  expect(within(group).queryByRole('textbox')).toBeNull();
  await user.click(await choice('Take back'));
  await waitFor(() => expect(within(group).getByRole('status').textContent).toBe('Taken back.'));
  expect(await stored(device)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Yes');
});

it('asks why a score is too low, and keeps the reason when the verdict changes right after it', async () => {
  const device = await createDevice([item]);
  const { user, group, choice } = await ask(device);
  await user.click(await choice('Too low'));
  const field = await within(group).findByRole('textbox', { name: 'What makes you think so?' });
  await user.type(field, ' I said all of it. {Enter}');
  await user.click(await choice('Too high'));
  await waitFor(async () =>
    expect(await stored(device)).toMatchObject({ verdict: 'TOO_HIGH', comment: 'I said all of it.' }),
  );
  await user.click(await choice('Yes'));
  await waitFor(async () => expect(await stored(device)).toMatchObject({ verdict: 'FAIR', comment: null }));
  await user.click(await choice('Too low'));
  await waitFor(async () =>
    expect(await stored(device)).toMatchObject({ verdict: 'TOO_LOW', comment: 'I said all of it.' }),
  );
});

it('shows what another device said, and stores an emptied reason as none', async () => {
  const device = await createDevice([item]);
  await say(device, { comment: 'I said all of it.' });
  const { user, group, choice } = await ask(device);
  await waitFor(async () => expect((await choice('Too low')).getAttribute('aria-pressed')).toBe('true'));
  // Nothing is announced that the learner did not do just now.
  expect(within(group).getByRole('status').textContent).toBe('');
  const field = await within(group).findByDisplayValue('I said all of it.');
  await user.clear(field);
  await user.click(within(group).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await stored(device)).toMatchObject({ verdict: 'TOO_LOW', comment: null }),
  );
});

it('asks again when another score has taken the place of the judged one', async () => {
  const device = await createDevice([item]);
  await say(device, { about: { ...about, high: 2 } });
  const { group, choice } = await ask(device);
  expect(
    await within(group).findByText('You found an earlier score too low: about 1 to 2 of 16.'),
  ).toBeTruthy();
  expect((await choice('Too low')).getAttribute('aria-pressed')).toBe('false');
});

it('is not asked about answers of others, exact scores, scores without points, or scores that are not whole', async () => {
  const exact = makeItem('MCS_R', 15_001);
  const device = await createDevice([item, exact]);
  renderAnswerScore(device, { item, score, answerId, isOthers: true });
  const value: AnswerValue = { kind: 'choose', chosen: ['b'] };
  const outcome = scoreAnswer({ item: exact, value, pteType: 'CORE' });
  if (outcome.kind === 'mismatch') throw new Error(outcome.reason);
  renderAnswerScore(device, {
    item: exact,
    value,
    score: outcome.score,
    answerId,
  });
  const refused = { ...heardSpeech('x'), refused: 'no-speech' as const };
  const none = spokenScore(refused, { points: null });
  renderAnswerScore(device, { item, score: none, answerId });
  const { evidence, ...rest } = score;
  const waiting =
    evidence.kind === 'recording'
      ? { ...rest, evidence: { kind: evidence.kind, signal: evidence.signal } }
      : score;
  renderAnswerScore(device, { item, score: waiting, answerId });
  // The line of another answer comes later than any of these would.
  renderAnswerScore(device, { item, score, answerId });
  expect(await screen.findAllByRole('group', { name: 'Was this score fair?' })).toHaveLength(1);
});
