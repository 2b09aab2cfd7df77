import { expect, test } from 'vitest';
import {
  isFirstOfItsTask,
  mostStops,
  nextLeft,
  planStops,
  stopStandings,
  type PracticeSession,
} from './practice-session.ts';

const session: PracticeSession = {
  id: 's',
  startedAt: 1_000,
  stops: [
    { practiceId: 1, taskType: 'RA' },
    { practiceId: 2, taskType: 'RA' },
    { practiceId: 3, taskType: 'WFD' },
  ],
  skipped: [2],
};

test('a stop is answered by an answer that was given since the session began', () => {
  const answers = [
    { practiceId: 1, answeredAt: 1_000 },
    { practiceId: 3, answeredAt: 999 },
  ];
  expect(stopStandings(session, answers)).toEqual(['answered', 'skipped', 'left']);
});

test('an answer to a stop that was skipped before counts', () => {
  expect(stopStandings(session, [{ practiceId: 2, answeredAt: 2_000 }])).toEqual([
    'left',
    'answered',
    'left',
  ]);
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
