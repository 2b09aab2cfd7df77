import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScoringState } from '#contract/entities/answer.ts';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import { MyAnswers } from '#features/practice/answers/my-answers.tsx';
import { scoreAndSubmit } from '#features/practice/attempt/score-and-submit.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { createAssessing } from './assessing.ts';

const essay = makeItem('WE', 9_001);
const text = 'Every town should have a quiet library. It gives access to books at no cost. '.repeat(14);
const gaveUp: ScoringState = { status: 'failed', reason: 'gave-up' };
const oldScorer = 'writing@2026-01-01';

interface Given {
  /** Whether this device has the writing engine. */
  engine: 'here' | 'missing';
  /** What the server has said of the answer. */
  scoring?: ScoringState;
  /** Who made its whole score; without one it has only the exact part. */
  scorer?: string;
}

const fail = (error: unknown) => {
  throw error;
};

/** My Answers of a device with one essay, which the server has. */
async function open({ engine, scoring, scorer }: Given) {
  const device = await createDevice([essay]);
  const { context } = device;
  const value = { kind: 'write', text } as const;
  const given = { item: essay, pteType: 'ACADEMIC', handIn: { value }, durationMs: 5_000 } as const;
  await scoreAndSubmit(context, given);
  const [row] = await context.db.answers.toArray();
  if (!row) throw new Error('the answer was not saved');
  const { answerId } = row;
  if (scorer !== undefined) await device.ports.assessing.complete(answerId);
  await context.db.outbox.clear();
  await context.db.answers.where({ answerId }).modify((one) => {
    one.version = 1;
    if (scoring) one.scoring = scoring;
    if (scorer !== undefined && one.score) one.score = { ...one.score, scorer };
  });
  const bare = createAssessing({ context, assessors: {}, device: 'phone', report: fail });
  const ports = engine === 'here' ? device.ports : { ...device.ports, assessing: bare };
  const { user } = renderOn({ ...device, ports }, <MyAnswers item={essay} />, essay);
  return { device, user, row: async () => findAnswer(context, { answerId }), answerId };
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { [apiHeader]: apiHeaderValue } });

/** A server that takes the request, as its own tests have it (tests/server/suite/scoring.ts). */
function takeRequests(device: Device): string[] {
  const asked: string[] = [];
  device.network.fetch = async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    const [row] = await device.context.db.answers.toArray();
    if (!row) throw new Error('no answer');
    const { answerId: id, practiceId, taskType, value, duration, pteType, score, scorePercentage } = row;
    const date = new Date(row.answeredAt).toISOString();
    const own = { id, practiceId, taskType, value, duration, pteType, score, scorePercentage };
    return json(202, {
      ...own,
      scoring: { status: 'waiting' },
      nickname: 'ada',
      avatar: null,
      premium: false,
      createdDate: date,
      lastModifiedDate: date,
    });
  };
  return asked;
}

const button = () => screen.findByRole('button', { name: 'Score it again' });
const noButton = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Score it again' })).toBeNull());

it('asks the server again for what it gave up, and says that it waits', async () => {
  const { device, user, row, answerId } = await open({ engine: 'missing', scoring: gaveUp });
  const asked = takeRequests(device);
  (await button()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The server is scoring it')).toBeTruthy();
  expect(asked).toEqual([`POST /api/writing/writeEssay/answer/${answerId}/scoring`]);
  expect(await row()).toMatchObject({ version: 1, scoring: { status: 'waiting' } });
  await noButton();
  // Whoever used the keyboard is where the words are, not at the top of the page.
  expect(document.activeElement?.textContent).toContain('The server is scoring it');
});

it('says that it needs a connection, keeps the focus, and can be asked again', async () => {
  const { device, user, row } = await open({ engine: 'missing', scoring: gaveUp });
  await user.click(await button());
  const words = await screen.findByText('The server scores this answer. It needs a connection.');
  expect(words.closest('output')).toBeTruthy();
  expect(document.activeElement).toBe(await button());
  expect(await row()).toMatchObject({ scoring: gaveUp });
  takeRequests(device);
  await user.click(await button());
  expect(await screen.findByText('The server is scoring it')).toBeTruthy();
  expect(screen.queryByText(/needs a connection/)).toBeNull();
});

it('opens what there is to know of AI scores when there is none left', async () => {
  const { device, user, row } = await open({ engine: 'missing', scoring: gaveUp });
  device.network.fetch = async () =>
    json(429, { status: 429, code: 'AI_LIMIT', error: 'none left', message: 'none left', errors: [] });
  await user.click(await button());
  const dialog = await screen.findByRole('dialog', { name: 'AI scores' });
  expect(dialog.textContent).toContain('You currently have 0 submissions remaining.');
  expect(dialog.textContent).toContain('Your answer is kept as it is. Ask again when you have scores.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await row()).toMatchObject({ scoring: gaveUp });
  expect(await button()).toBeTruthy();
});

it('tries this device first, and then nobody is asked', async () => {
  const { device, user, row } = await open({ engine: 'here', scoring: gaveUp });
  const asked = takeRequests(device);
  await user.click(await button());
  await waitFor(async () => expect((await row())?.score?.scorer).toBe(scorerVersions.writing));
  expect(asked).toEqual([]);
});

it('scores anew on this device what an older scorer scored, and says so', async () => {
  const { device, user, row } = await open({ engine: 'here', scorer: oldScorer });
  const asked = takeRequests(device);
  await user.click(await screen.findByRole('button', { name: 'View Score' }));
  expect(await screen.findByText('Scoring has changed since this answer was scored.')).toBeTruthy();
  await user.click(await button());
  expect(await screen.findByText('Scored again on this device.')).toBeTruthy();
  expect(await row()).toMatchObject({ scoredOn: 'device', score: { scorer: scorerVersions.writing } });
  expect(asked).toEqual([]);
  await noButton();
  expect(document.activeElement?.textContent).toContain('Scored again on this device.');
});

it('leaves an older score where it is while the server makes a new one', async () => {
  const { device, user, row } = await open({ engine: 'missing', scorer: oldScorer });
  takeRequests(device);
  await user.click(await screen.findByRole('button', { name: 'View Score' }));
  await user.click(await button());
  expect(await screen.findByText('The server is scoring your answer again.')).toBeTruthy();
  expect(await row()).toMatchObject({ score: { scorer: oldScorer }, scoring: { status: 'waiting' } });
  await noButton();
});

it.each([scorerVersions.writing, 'writing@2099-01-01'])(
  'offers nothing for a score of %s',
  async (scorer) => {
    const { user } = await open({ engine: 'here', scorer });
    await user.click(await screen.findByRole('button', { name: 'View Score' }));
    expect(await screen.findByRole('region', { name: 'Traits' })).toBeTruthy();
    await noButton();
  },
);

it.each([
  ['gone', 'The server could not score this answer: it does not have the recording any more.'],
  ['unsupported', 'The server cannot score this kind of answer.'],
] as const)('offers nothing where a new try would end the same: %s', async (reason, words) => {
  await open({ engine: 'missing', scoring: { status: 'failed', reason } });
  expect(await screen.findByText(words)).toBeTruthy();
  await noButton();
});
