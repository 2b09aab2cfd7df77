import { expect, test } from 'vitest';
import { mostStops, type PracticeSession } from '#contract/entities/practice-session.ts';
import { isFirstOfItsTask, nextLeft, planStops, stopStandings, withAnswer } from './practice-session.ts';

const session: PracticeSession = {
  id: 's',
  startedAt: 1_000,
  stops: [
    { practiceId: 1, taskType: 'RA' },
    { practiceId: 2, taskType: 'RA' },
    { practiceId: 3, taskType: 'WFD' },
  ],
  skipped: [2],
  answers: [],
  deleted: [],
  mode: null,
};
const answered = (...practiceIds: number[]): PracticeSession =>
  practiceIds.reduce(
    (known, practiceId) => withAnswer(known, { answerId: `a${practiceId}`, practiceId }),
    session,
  );

test('a stop is answered by an answer of the session', () => {
  expect(stopStandings(answered(1))).toEqual(['answered', 'skipped', 'left']);
});

test('a stop whose only answer is deleted is left again, and answered by the next one', () => {
  const deleted = { ...answered(1), deleted: ['a1'] };
  expect(stopStandings(deleted)).toEqual(['left', 'skipped', 'left']);
  const again = withAnswer(deleted, { answerId: 'b1', practiceId: 1 });
  expect(stopStandings(again)).toEqual(['answered', 'skipped', 'left']);
});

test('an answer to a stop that was skipped before counts', () => {
  expect(stopStandings(answered(2))).toEqual(['left', 'answered', 'left']);
});

test.each([
  [['left', 'left', 'left'], -1, 0],
  [['answered', 'skipped', 'left'], 0, 2],
  [['left', 'answered', 'answered'], 2, 0],
  [['answered', 'left', 'skipped'], 1, null],
  [['answered', 'skipped'], 1, null],
] as const)('the way on of %j from %i is %s', (standings, from, next) => {
  expect(nextLeft(standings, from)).toBe(next);
});

test('only the first item of a task type is the first of its task', () => {
  expect([0, 1, 2, 3].map((at) => isFirstOfItsTask(session.stops, at))).toEqual([true, false, true, false]);
});

test('a plan has each item once and ends where a session is full', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ practiceId: at % 15, taskType: 'RA' as const }));
  const planned = planStops(many);
  expect(planned).toHaveLength(mostStops);
  expect(new Set(planned.map(({ practiceId }) => practiceId)).size).toBe(mostStops);
  expect(planStops([many[0]!, many[0]!])).toHaveLength(1);
});
