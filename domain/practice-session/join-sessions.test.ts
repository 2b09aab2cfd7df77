import { expect, test } from 'vitest';
import { mostSessionAnswers, PracticeSession } from '#contract/entities/practice-session.ts';
import { joinSessions } from './join-sessions.ts';
import { stopStandings, withAnswer } from './practice-session.ts';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const begun: PracticeSession = {
  id: idOf(0),
  startedAt: 1_000,
  stops: [1, 2, 3].map((practiceId) => ({ practiceId, taskType: 'RA' as const })),
  skipped: [],
  answers: [],
  deleted: [],
  mode: null,
};
const answer = (session: PracticeSession, practiceId: number, n = practiceId) =>
  withAnswer(session, { answerId: idOf(n), practiceId });

test('two devices that walk the same session lose no stop, whoever is heard first', () => {
  const phone = answer({ ...begun, skipped: [2], mode: 'EXAM' }, 1);
  const laptop = answer({ ...begun, skipped: [1], mode: 'EXAM' }, 3);
  for (const joined of [joinSessions(phone, laptop), joinSessions(laptop, phone)]) {
    expect(stopStandings(joined)).toEqual(['answered', 'skipped', 'answered']);
    expect(joined).toMatchObject({ mode: 'EXAM', startedAt: 1_000 });
  }
});

test('what was heard before says nothing new', () => {
  const known = answer({ ...begun, skipped: [2], deleted: [idOf(1)] }, 1);
  expect(joinSessions(known, known)).toEqual(known);
  expect(joinSessions(known, begun)).toEqual(known);
});

test('the mode in which the first question was begun stays', () => {
  const joined = joinSessions({ ...begun, mode: 'EXAM' }, { ...begun, mode: 'PRACTICE', startedAt: 5 });
  expect(joined).toMatchObject({ mode: 'EXAM', startedAt: 1_000 });
});

test('whoever answers one stop two hundred times can still answer the others, and the row stays one of the contract', () => {
  let session = begun;
  for (let n = 1; n <= 200; n += 1) session = answer(session, 1, n);
  session = answer(answer(session, 2, 201), 3, 202);
  expect(stopStandings(session)).toEqual(['answered', 'answered', 'answered']);
  expect(session.answers.length).toBeLessThanOrEqual(mostSessionAnswers);
  expect(PracticeSession.safeParse(session).success).toBe(true);
});
