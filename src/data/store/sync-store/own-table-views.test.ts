import { expect, it } from 'vitest';
import type { AnswerDto, Score } from '#contract/entities/answer.ts';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { answerWithShadow } from './own-table-views.ts';

const dto = (score: Score | null): AnswerDto => ({
  id: '00000000-0000-4000-8000-000000000001',
  practiceId: 9001,
  taskType: 'WE',
  value: { kind: 'write', text: 'a' },
  duration: 1,
  pteType: 'ACADEMIC',
  score,
  scorePercentage: score?.points ?? null,
  nickname: 'n',
  avatar: null,
  premium: false,
  createdDate: '2026-11-21T12:00:00.000Z',
  lastModifiedDate: '2026-11-21T12:00:00.000Z',
});
const pulled = (score: Score | null, row?: ReturnType<typeof answerWithShadow>) =>
  answerWithShadow(row, { userId: 'u', version: 1, value: dto(score) }, []);

it('the server\u2019s score takes the place of the device\u2019s once it is whole', () => {
  const row = { ...pulled(wholeEssayScore(20)), scoredOn: 'device' as const };
  expect(pulled(wholeEssayScore(21), row)).toMatchObject({
    score: { points: 21 },
    scorePercentage: 21,
    scoredOn: 'server',
  });
});

it('a whole score of the device stays while the server has only the exact part, or nothing', () => {
  const row = { ...pulled(wholeEssayScore(20)), scoredOn: 'device' as const };
  for (const score of [exactEssayScore, null])
    expect(pulled(score, row)).toMatchObject({
      score: { points: 20 },
      scorePercentage: 20,
      scoredOn: 'device',
    });
});

it('a score that the device made anew stays while the server\u2019s is of an older scorer', () => {
  const by = (scorer: string, points: number) => wholeEssayScore(points, scorer);
  const row = { ...pulled(by('writing@2026-11-22.2', 20)), scoredOn: 'device' as const };
  expect(pulled(by('writing@2026-11-22', 21), row)).toMatchObject({
    score: { points: 20 },
    scoredOn: 'device',
  });
  expect(pulled(by('writing@2026-11-23', 22), row)).toMatchObject({
    score: { points: 22 },
    scoredOn: 'server',
  });
});

it('of two readings by the same scorer the one with two listeners stays', () => {
  const speech = heardSpeech('Some words.');
  const by = (understood: number | null, points: number) =>
    spokenScore({ ...speech, engine: 'reading', understood }, { points });
  const shown = (device: Score, server: Score) =>
    pulled(server, { ...pulled(device), scoredOn: 'device' as const });
  expect(shown(by(0.9, 5), by(null, 6))).toMatchObject({ score: { points: 5 }, scoredOn: 'device' });
  expect(shown(by(0.9, 5), by(0.8, 6))).toMatchObject({ score: { points: 6 }, scoredOn: 'server' });
  expect(shown(by(null, 5), by(0.9, 6))).toMatchObject({ score: { points: 6 }, scoredOn: 'server' });
});

it('how far the server is with a score is kept until it says nothing more of it', () => {
  const value = { ...dto(exactEssayScore), scoring: { status: 'waiting' as const } };
  const row = answerWithShadow(undefined, { userId: 'u', version: 1, value }, []);
  expect(row.scoring).toEqual({ status: 'waiting' });
  expect(pulled(wholeEssayScore(20), row)).not.toHaveProperty('scoring');
});

it('the exact part comes from the server where this device has no more', () => {
  expect(pulled(exactEssayScore)).toMatchObject({ score: { points: null }, scoredOn: 'server' });
  expect(pulled(exactEssayScore, pulled(exactEssayScore))).toMatchObject({ score: { points: null } });
});

it('what the learner noted down stays, whatever the server sends', () => {
  const row = { ...pulled(null), notes: 'bees, sun, angle' };
  expect(pulled(wholeEssayScore(21), row).notes).toBe('bees, sun, angle');
  expect(pulled(wholeEssayScore(21))).not.toHaveProperty('notes');
});

const device = (points: number, scorer?: string) => ({
  device: 'phone' as const,
  score: wholeEssayScore(points, scorer),
});
const told = (more: Partial<AnswerDto>, row?: ReturnType<typeof answerWithShadow>) =>
  answerWithShadow(row, { userId: 'u', version: 1, value: { ...dto(exactEssayScore), ...more } }, []);

it('what another device made of it is shown, as that one\u2019s, until the server has a score', () => {
  const waiting = told({ deviceScore: device(13) });
  expect(waiting).toMatchObject({
    score: { points: 13 },
    scorePercentage: 50,
    scoredOn: 'device',
    scoredBy: 'phone',
  });
  const before = { device: 'phone', scorer: 's', low: 13, high: 13, max: 26, why: 'newer-scorer' } as const;
  const scored = told({ score: wholeEssayScore(20), shownBefore: before }, waiting);
  expect(scored).toMatchObject({ score: { points: 20 }, scoredOn: 'server', shownBefore: before });
  expect(scored).not.toHaveProperty('scoredBy');
});

it('a newer score of another device takes the place of an older one, and never of this one\u2019s newer', () => {
  const [older, newer] = ['writing@2026-11-20', 'writing@2026-11-21'];
  const pulledBefore = told({ deviceScore: device(13, older) });
  expect(told({ deviceScore: device(14, newer) }, pulledBefore).score?.points).toBe(14);
  const madeHere = (scorer: string) => ({
    ...pulled(wholeEssayScore(15, scorer)),
    scoredOn: 'device' as const,
  });
  expect(told({ deviceScore: device(14, newer) }, madeHere(older)).score?.points).toBe(14);
  expect(told({ deviceScore: device(14, older) }, madeHere(newer))).toMatchObject({ score: { points: 15 } });
  // The server keeps one of a newer scorer than its own.
  const beside = { score: wholeEssayScore(16, older), deviceScore: device(14, newer) };
  expect(told(beside)).toMatchObject({ score: { points: 14 }, scoredBy: 'phone' });
});
