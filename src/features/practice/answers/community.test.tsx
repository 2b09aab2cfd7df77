import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerDto } from '#contract/entities/answer.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { scoreAndSubmit } from '#features/practice/attempt/score-and-submit.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { pagedAnswer } from '#tests/support/paged-answer.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { AnswerArea } from './answer-area.tsx';

const item = makeItem('MCS_R', 15_001);
const value = { kind: 'choose', chosen: ['b'] } as const;
const scored = scoreAnswer({ item, value: { ...value, chosen: ['b'] }, pteType: 'CORE' });

const answer = (n: number): AnswerDto => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  practiceId: item.id,
  taskType: 'MCS_R',
  value: { ...value, chosen: ['b'] },
  duration: 3,
  pteType: 'CORE',
  score: scored.kind === 'mismatch' ? null : scored.score,
  scorePercentage: 100,
  nickname: `Learner ${n}`,
  avatar: null,
  premium: n === 1,
  createdDate: '2026-01-05T14:03:00.000Z',
  lastModifiedDate: '2026-01-05T14:03:00.000Z',
});

function serve(device: Device, answers: readonly AnswerDto[]) {
  const asked: string[] = [];
  device.network.fetch = async (request) => {
    asked.push(new URL(request.url).search);
    return pagedAnswer(request, 'rMultipleChoiceSingleAnswerScoredAnswerDtoList', answers);
  };
  return asked;
}

const submit = (device: Device) =>
  scoreAndSubmit(device.context, {
    item,
    pteType: 'CORE',
    handIn: { value: { ...value, chosen: ['b'] } },
    durationMs: 5_000,
  });
const queued = async (device: Device) => (await device.context.db.outbox.toArray()).map(({ kind }) => kind);

async function openCommunity(device: Device) {
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  await user.click(await screen.findByRole('tab', { name: 'Community' }));
  return user;
}

it('shows whose answer it is, when, for which exam and what it counts, and the same evidence as for an own one', async () => {
  const device = await createDevice([item]);
  serve(device, [answer(1)]);
  const user = await openCommunity(device);
  const list = await screen.findByRole('list', { name: 'Answers of other learners' });
  const [card] = within(list).getAllByRole('listitem');
  expect(card?.textContent).toContain('Learner 1 Premium');
  expect(card?.textContent).toContain('Jan 05, 2026 14:03 UTC PTE Core');
  expect(within(list).getByTitle('Reading').parentElement?.textContent).toBe('R 1 / 1');
  expect(screen.queryByRole('button', { name: 'Delete this answer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View Score' }));
  expect(await screen.findByText('Your choice, the right answer')).toBeTruthy();
  expect(card?.textContent).toContain('1 of 1 point\u00A0· the right answer chosen');
  // What would help is for who gave the answer.
  expect(card?.textContent).not.toContain('next:');
  expect(screen.getByText('1 answer has been shown.')).toBeTruthy();
});

it('sorts and filters at the server, and fetches further pages on request', async () => {
  const device = await createDevice([item]);
  const asked = serve(
    device,
    Array.from({ length: 11 }, (_, n) => answer(n + 1)),
  );
  const user = await openCommunity(device);
  const list = await screen.findByRole('list', { name: 'Answers of other learners' });
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(list.children).toHaveLength(11));
  await user.click(screen.getByRole('radio', { name: 'Best' }));
  await user.click(screen.getByRole('radio', { name: 'PTE Core' }));
  await waitFor(() => expect(asked.at(-1)).toContain('pteType=CORE'));
  expect(asked.at(-1)).toContain('sort=answer.scorePercentage%3Adesc');
});

it('says that nobody has shared one, and what is missing without a connection', async () => {
  const device = await createDevice([item]);
  const user = await openCommunity(device);
  expect(await screen.findByText(/Answers of other learners need a connection/)).toBeTruthy();
  serve(device, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has shared an answer to this question yet.')).toBeTruthy();
});

it('keeps answers private until the learner says otherwise, asks once, and shares new ones from then on', async () => {
  const device = await createDevice([item]);
  await submit(device);
  expect(await queued(device)).toEqual(['answer.submit']);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  const asked = { name: /^Share this answer and new ones/ };
  const question = await screen.findByRole<HTMLInputElement>('switch', asked);
  expect(question.checked).toBe(false);
  expect(
    screen.getByText(/^Only you see them now\. Other learners would see .* what you chose\.$/),
  ).toBeTruthy();
  await user.click(question);
  expect(await screen.findByRole('button', { name: 'Shared' })).toBeTruthy();
  // A slip can be taken back at once.
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', asked).checked).toBe(true));
  await submit(device);
  await waitFor(() => expect(screen.queryByRole('switch', asked)).toBeNull());
  const ops = await device.context.db.outbox.toArray();
  expect(ops.map(({ kind }) => kind)).toEqual([
    'answer.submit',
    'share.set',
    'profile.set',
    'answer.submit',
    'share.set',
  ]);
  expect(ops[4]?.dependsOn).toEqual([ops[3]?.opId]);
});

it('gives the link of a shared reading answer, and takes the answer back', async () => {
  const device = await createDevice([item]);
  await setProfile(device.context, { shareAnswers: false });
  await submit(device);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const shared = await screen.findByRole('switch', { name: /^Other learners can see this answer/ });
  expect(screen.getByText(/^They see your nickname, .* the options that you chose\. You/)).toBeTruthy();
  expect(screen.queryByText(/recording/)).toBeNull();
  expect(screen.queryByText(/\/share\/reading/)).toBeNull();
  await user.click(shared);
  expect(await screen.findByText(/\/share\/reading\/multipleChoiceSingleAnswer\//)).toBeTruthy();
  expect(screen.getByText('The link works once this answer is on the server.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  await user.click(shared);
  await waitFor(() => expect(screen.queryByText(/\/share\/reading/)).toBeNull());
});
