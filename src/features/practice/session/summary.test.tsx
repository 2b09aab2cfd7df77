import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';
import { submitAnswer, type SubmitAnswerInput } from '#data/commands/submit-answer.ts';
import { startSession } from '#data/commands/start-session.ts';
import { addWord } from '#data/commands/words.ts';
import { findSession } from '#data/queries/find-session.ts';
import { allWords } from '#data/queries/words.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { heardSpeech, spokenScore, spokenValue } from '#tests/support/spoken-score.ts';
import { SummaryScreen } from './summary-screen.tsx';

afterEach(cleanup);

const items = [
  makeItem('RA', 1_001, { title: 'Alpha' }),
  makeItem('WE', 9_001, { title: 'Beta' }),
  makeItem('WFD', 23_001, { title: 'Gamma' }),
  makeItem('WFD', 23_002, { title: 'Delta' }),
  makeItem('WFD', 23_003, { title: 'Epsilon' }),
  makeItem('WFD', 23_004, { title: 'Zeta' }),
];

const idsOf: Partial<Record<TaskType, number>> = { RA: 1_001, WE: 9_001, WFD: 23_001 };

async function begin(device: Device, practiceIds: readonly number[]): Promise<string> {
  const stops = practiceIds.map((practiceId) => ({
    practiceId,
    taskType: items.find(({ id }) => id === practiceId)?.taskType ?? 'RA',
  }));
  const session = await startSession(device.context, { stops });
  if (!session) throw new Error('no session');
  return session.id;
}

async function answer(
  { context }: Device,
  input: Pick<SubmitAnswerInput, 'taskType' | 'score'> & { practiceId?: number },
): Promise<string> {
  const isSpoken = input.taskType === 'RA';
  const result = await submitAnswer(context, {
    practiceId: idsOf[input.taskType] ?? 0,
    value: isSpoken ? spokenValue : { kind: input.taskType === 'WE' ? 'write' : 'type', text: 'tide' },
    durationMs: 60_000,
    pteType: 'ACADEMIC',
    ...input,
  });
  if (result.kind !== 'saved') throw new Error(result.reason);
  return result.answerId;
}

const dictation = (points: number, ...words: string[]): Score => ({
  rubric: 'academic@2025-08-07',
  scorer: 'objective@1',
  points,
  max: 9,
  traits: [],
  skills: [],
  evidence: {
    kind: 'words',
    words: [
      ...words.map((word) => ({ type: 'MISSED' as const, word })),
      { type: 'MISSPELLED', word: 'goverment', suggestion: 'government' },
    ],
  },
});

const rows = () =>
  within(screen.getByRole('list', { name: 'The questions of this session' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const under = (name: string) => within(screen.getByRole('region', { name }));

async function vocabBook({ context }: Device): Promise<string[]> {
  const filter = toBookFilter(parseBookSearch({}), 0, null);
  return (await allWords(context, { book: 'vocabBook', filter }))
    .map(({ word }) => word)
    .toSorted((a, b) => a.localeCompare(b));
}

it('sums points up by task, and says of each finding where it was seen', async () => {
  const device = await createDevice(items);
  await begin(device, [23_001, 23_002, 9_001]);
  await answer(device, { taskType: 'WFD', score: dictation(4, 'tariff', 'estuary') });
  await answer(device, { taskType: 'WFD', practiceId: 23_002, score: dictation(7) });
  await answer(device, { taskType: 'WE', score: wholeEssayScore(20) });
  renderOn(device, <SummaryScreen search={{}} />);
  await screen.findByRole('heading', { name: 'Session done' });
  expect(screen.getByText('3 questions answered, about 3 minutes of practice')).toBeTruthy();
  expect(rows()).toEqual([
    'Write from Dictation Gamma4 of 9, worth another trydone',
    'Write from Dictation Delta7 of 9, went welldone',
    'Write Essay Beta20 of 26, went welldone',
  ]);
  const points = under('Points by task').getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'Write from Dictation2 answers11 of 18',
    'Write Essay20 of 26',
  ]);
  const findings = under('What this session shows').getAllByRole('listitem');
  expect(findings.length).toBeLessThanOrEqual(3);
  const spelling = findings.find(({ textContent }) => textContent?.includes('2 words misspelt'));
  expect(spelling?.textContent).toContain('2 words misspelt in Write from Dictation');
  expect(spelling?.textContent).toContain('Such as government');
  const seen = spelling && within(spelling).getAllByRole('link');
  expect(seen?.map(({ textContent }) => textContent)).toEqual(['Gamma', 'Delta']);
});

it('opens new questions of the task that lost most, and exactly the weak and skipped ones again', async () => {
  const device = await createDevice(items);
  await begin(device, [23_001, 9_001]);
  await answer(device, { taskType: 'WFD', score: dictation(2, 'tariff') });
  await answer(device, { taskType: 'WE', score: wholeEssayScore(24) });
  const { user, router } = renderOn(device, <SummaryScreen search={{}} />);
  const actions = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try it again',
    'Practise 3 more: Write from Dictation',
  ]);
  await user.click(actions.getByRole('button', { name: 'Practise 3 more: Write from Dictation' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('/23002'));
  const session = await findSession(device.context, { since: 0 });
  expect(session?.stops.map(({ practiceId }) => practiceId)).toEqual([23_002, 23_003, 23_004]);
});

it('says why an answer has no points, and keeps its line when they come', async () => {
  const device = await createDevice(items);
  await begin(device, [1_001, 9_001]);
  const silence = spokenScore({ ...heardSpeech(''), refused: 'no-speech' }, { points: null });
  await answer(device, { taskType: 'RA', score: silence });
  const essay = await answer(device, { taskType: 'WE', score: exactEssayScore });
  renderOn(device, <SummaryScreen search={{}} />);
  await screen.findByRole('heading', { name: 'Session done' });
  const [reading, writing] = rows();
  expect(reading).toMatch(/AlphaNo score/);
  expect(reading).toContain('try again');
  expect(writing).toMatch(/BetaNot scored yet/);
  expect(writing).toContain('Sign in, and the server scores it.');
  // Silence shows nothing and promises nothing; the essay has its place.
  expect(under('What this session shows').getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 answer has no score yet. What it shows comes here.')).toBeTruthy();
  await act(() => device.context.db.answers.update(essay, { score: wholeEssayScore(20) }));
  await screen.findByText('20 of 26, went well');
  expect(rows()[1]).toContain('Its score has come.');
});

it('keeps words that went wrong in the vocab book, one by one or all at once, and takes only those back', async () => {
  const device = await createDevice(items);
  await addWord(device.context, { book: 'vocabBook', word: 'tariff' });
  await begin(device, [23_001]);
  await answer(device, { taskType: 'WFD', score: dictation(4, 'tariff', 'estuary', 'the', 'harbour') });
  const { user } = renderOn(device, <SummaryScreen search={{}} />);
  const words = within(await screen.findByRole('region', { name: 'Words to keep' }));
  expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'tariff left outIn your Vocab Book',
    'estuary left outKeep',
    'harbour left outKeep',
    'government misspeltKeep',
  ]);
  await user.click(words.getByRole('button', { name: 'Keep estuary in your Vocab Book' }));
  await words.findByText('1 word is in your Vocab Book now.');
  expect(await vocabBook(device)).toEqual(['estuary', 'tariff']);
  await user.click(await words.findByRole('button', { name: 'Keep all 2' }));
  await words.findByText('3 words are in your Vocab Book now.');
  expect(await vocabBook(device)).toEqual(['estuary', 'government', 'harbour', 'tariff']);
  await user.click(words.getByRole('button', { name: 'Undo: take harbour out of your Vocab Book' }));
  await waitFor(async () => expect(await vocabBook(device)).toEqual(['estuary', 'government', 'tariff']));
  await user.click(await words.findByRole('button', { name: 'Keep the last one' }));
  await user.click(await words.findByRole('button', { name: 'Undo all' }));
  await waitFor(async () => expect(await vocabBook(device)).toEqual(['tariff']));
});

it('has no heading without anything below it', async () => {
  const device = await createDevice(items.slice(0, 1));
  await begin(device, [1_001]);
  renderOn(device, <SummaryScreen search={{}} />);
  await screen.findByRole('heading', { name: '0 of 1 done' });
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});
