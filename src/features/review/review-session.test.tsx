import { act, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { reviewGrades } from '#contract/entities/review.ts';
import { submitDictation } from '#data/commands/dictations.ts';
import { addReview } from '#data/commands/reviews.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { addWord, setWordNote } from '#data/commands/words.ts';
import { reviewQueue } from '#data/queries/reviews.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { scheduleOf, type Review } from '#domain/review/schedule.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { dayStart } from '#domain/places/day-start.ts';
import { ReviewSession } from './review-session.tsx';
import { ReviewToday } from './review-today.tsx';

let device: Device;
afterEach(() => device.close());

const queue = () => {
  const now = device.context.clock.now();
  return reviewQueue(device.context, { now, dayStart: dayStart(now) });
};
const keys = async () => (await queue()).due.map(({ key }) => key);

test('what is to be reviewed today is counted, with about how long it takes', async () => {
  device = await createDevice([]);
  for (const letter of 'abcdefghijkl')
    await addWord(device.context, { book: 'vocabBook', word: `word ${letter}` });
  renderOn(device, <ReviewToday />);
  expect(await screen.findByText('Today: 12 to review,')).toBeTruthy();
  expect(screen.getByText(/about 5 minutes/)).toBeTruthy();
});

test('a card is shown, graded by key and by thumb, and a grade is undone', async () => {
  device = await createDevice([]);
  await addWord(device.context, { book: 'vocabBook', word: 'Estuary' });
  await setWordNote(device.context, {
    book: 'vocabBook',
    word: 'Estuary',
    note: 'where a river meets the sea',
  });
  await device.advance(1_000);
  await addWord(device.context, { book: 'vocabBook', word: 'tide' });
  const { user } = renderOn(device, <ReviewSession />);
  expect(await screen.findByText('Estuary')).toBeTruthy();
  expect(screen.queryByText('where a river meets the sea')).toBeNull();
  await user.keyboard('3');
  expect((await queue()).due).toHaveLength(2);
  await user.keyboard(' ');
  expect(await screen.findByText('where a river meets the sea')).toBeTruthy();
  await user.keyboard('4');
  expect(await screen.findByText('1 left · 1 done')).toBeTruthy();
  expect(await screen.findByText('tide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Estuary')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
  await user.click(await screen.findByRole('button', { name: /^Easy in/ }));
  await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
  await user.click(await screen.findByRole('button', { name: /^Easy in/ }));
  expect(await screen.findByText('That is all for today')).toBeTruthy();
});

test('a card that comes back in some minutes waits for its time, or for who wants it now', async () => {
  device = await createDevice([]);
  await addWord(device.context, { book: 'vocabBook', word: 'tide' });
  const { user } = renderOn(device, <ReviewSession />);
  const grade = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Show the answer' }));
    await user.click(await screen.findByRole('button', { name }));
  };
  await grade('Good in 10 min');
  expect(await screen.findByText('That is all for now')).toBeTruthy();
  expect(screen.getByText('The next one comes in 10 minutes.')).toBeTruthy();
  await act(() => device.advance(10 * 60_000));
  await grade('Again in 1 min');
  await user.click(await screen.findByRole('button', { name: 'Review it now' }));
  expect(await screen.findByText('tide')).toBeTruthy();
});

test('a misspelt word of a dictation is due at once, however well it was known before', async () => {
  device = await createDevice([]);
  await addWord(device.context, { book: 'spellingBook', word: 'rhythm' });
  await addReview(device.context, { card: 'spell:rhythm', grade: 'EASY' });
  await waitFor(async () => expect(await keys()).toEqual([]));
  await device.advance(1_000);
  await submitDictation(device.context, { words: [{ word: 'rhythm', answer: 'rhythm' }] });
  expect(await keys()).toEqual([]);
  await submitDictation(device.context, { words: [{ word: 'rhythm', answer: 'rythm' }] });
  expect(await keys()).toEqual(['spell:rhythm']);
});

const choose = (practiceId: number, points: number) =>
  submitAnswer(device.context, {
    practiceId,
    taskType: 'MCS_R',
    value: { kind: 'choose', chosen: ['a'] },
    durationMs: 5_000,
    pteType: 'ACADEMIC',
    score: {
      rubric: 'r',
      scorer: 's',
      points,
      max: 1,
      traits: [],
      skills: [],
      evidence: { kind: 'choices', options: [] },
    },
  });

test('a question that was answered wrongly stays a card: a right answer leads to the grades, and they to its day', async () => {
  device = await createDevice([makeItem('MCS_R', 15_001)]);
  await choose(15_001, 0);
  expect(await keys()).toEqual(['practice:15001']);
  const { user } = renderOn(device, <ReviewSession />);
  expect(await screen.findByText(/Answer it again, then say how it went/)).toBeTruthy();
  const open = screen.getByRole('link', { name: 'Open the question' });
  expect(open.getAttribute('href')).toMatch(/15001\?from=review$/);
  await device.advance(1_000);
  await act(() => choose(15_001, 1));
  expect(await screen.findByText(/You have answered it right now/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Easy in/ }));
  expect(await screen.findByText('That is all for today')).toBeTruthy();
  expect(await queue()).toMatchObject({ due: [], total: 1 });
  await device.advance(30 * 86_400_000);
  expect(await keys()).toEqual(['practice:15001']);
});

test('a question is a card from its first wrong answer on, whatever was answered and graded since, by its log', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('answer' as const), points: fc.constantFrom(0, 1) }),
    fc.record({ kind: fc.constant('review' as const), grade: fc.constantFrom(...reviewGrades) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      device = await createDevice([makeItem('MCS_R', 15_001)]);
      let wrongAt: number | null = null;
      const log: Review[] = [];
      for (const each of steps) {
        const at = device.context.clock.now();
        if (each.kind === 'answer') {
          await choose(15_001, each.points);
          if (each.points === 0) wrongAt = at;
        } else if (wrongAt !== null) {
          // Only what is a card can be graded.
          await addReview(device.context, { card: 'practice:15001', grade: each.grade });
          log.push({ id: String(at), grade: each.grade, at });
        }
        await device.advance(5_000);
      }
      const now = device.context.clock.now();
      const { total, due, nextAt } = await queue();
      const byLog = scheduleOf(log, wrongAt ?? 0, now);
      const isTroubled = wrongAt !== null && wrongAt > (byLog.lastAt ?? 0);
      const wanted = isTroubled ? Math.min(byLog.due, wrongAt ?? 0) : byLog.due;
      expect({ total, at: due[0]?.schedule.due ?? nextAt }).toEqual(
        wrongAt === null ? { total: 0, at: null } : { total: 1, at: wanted },
      );
      device.close();
    }),
    { numRuns: 40 },
  );
});

test('a deleted answer tells nothing: the one before it does', async () => {
  device = await createDevice([makeItem('MCS_R', 15_001)]);
  await choose(15_001, 0);
  await device.advance(1_000);
  await choose(15_001, 1);
  const { answers } = device.context.db;
  const [last] = await answers.orderBy('[userId+answeredAt]').reverse().limit(1).toArray();
  await answers.update(last?.answerId ?? '', { hidden: 1 });
  expect(await keys()).toEqual(['practice:15001']);
  const [first] = await answers.orderBy('[userId+answeredAt]').limit(1).toArray();
  await answers.update(first?.answerId ?? '', { hidden: 1 });
  expect(await keys()).toEqual([]);
});

test('the answers to a question are read back to its last wrong one', async () => {
  device = await createDevice([makeItem('MCS_R', 15_001), makeItem('MCS_R', 15_002)]);
  for (let at = 0; at < 40; at += 1) {
    await choose(15_001 + (at % 2), at % 3 === 0 ? 0 : 1);
    await device.advance(1_000);
  }
  let read = 0;
  device.context.db.answers.hook('reading', (row: AnswerRow) => {
    read += 1;
    return row;
  });
  // The 39th, of 15001, was right and the 37th wrong; the 40th, of 15002, was wrong.
  expect(await keys()).toEqual(['practice:15001', 'practice:15002']);
  expect(read).toBe(3);
});
