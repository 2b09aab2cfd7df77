import { expect, test } from 'vitest';
import type { AnswerRow } from '#data/store/rows.ts';
import { planAnswer, type AnswerFacts } from './plan-answer.ts';

const row: AnswerRow = {
  answerId: 'a1',
  userId: 'u1',
  practiceId: 7,
  taskType: 'WFD',
  value: { kind: 'write', text: 'Tides.' },
  duration: 1,
  pteType: 'ACADEMIC',
  score: null,
  scorePercentage: null,
  answeredAt: 5,
  version: 0,
  hidden: 0,
};
const listed = {
  id: 7,
  taskType: 'WFD',
  title: 'Tides',
  titleFold: 'tides',
  level: 'EASY',
  practised: 0,
  practiceCount: 2,
  bookmarkType: 'UNMARK',
  predictionCount: 0,
} as unknown as AnswerFacts['list']['rows'][number];
const stops = [{ practiceId: 7, taskType: 'WFD' as const }];
const session = {
  id: crypto.randomUUID(),
  startedAt: 0,
  stops,
  skipped: [],
  answers: [],
  deleted: [],
  mode: null,
};
const sessions = [{ session, shadow: null }];
const facts: AnswerFacts = { list: { owner: 'u1', rows: [listed] }, sessions, isSharing: false };

test('an answer counts in the list and in the session that it is a stop of', () => {
  const plan = planAnswer(row, facts);
  expect(plan.list).toMatchObject({ owner: null, rows: [{ id: 7, practised: 1, practiceCount: 3 }] });
  expect(plan.sessionId).toBe(session.id);
  const answers = [{ practiceId: 7, answerId: 'a1' }];
  expect(plan.ops).toMatchObject([{ kind: 'session.set', payload: { ...session, answers } }]);
});

test('a list that shows another learner, and a session without this stop, stay as they are', () => {
  const other = { ...session, stops: [{ practiceId: 8, taskType: 'WFD' as const }] };
  const plan = planAnswer(row, {
    ...facts,
    list: { owner: 'u2', rows: [listed] },
    sessions: [{ session: other, shadow: null }],
  });
  expect(plan.list).toEqual({ owner: null, rows: [] });
  expect(plan.sessionId).toBeNull();
  expect(plan.ops).toEqual([]);
});

test('a list that shows nobody yet shows this learner, also without the practice', () => {
  expect(planAnswer(row, { ...facts, list: { owner: null, rows: [undefined] } }).list).toEqual({
    owner: 'u1',
    rows: [],
  });
});

test('a learner who shares new answers shares this one', () => {
  const { ops } = planAnswer(row, { ...facts, sessions: [], isSharing: true });
  expect(ops).toMatchObject([{ kind: 'share.set', payload: { answerId: 'a1', shared: true } }]);
});
