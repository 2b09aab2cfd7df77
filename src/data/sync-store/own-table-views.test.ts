import { expect, it } from 'vitest';
import type { AnswerDto, Score } from '#contract/entities/answer.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { answerWithShadow } from './own-table-views.ts';

const formOnly: Score = {
  rubric: 'academic@2025-08-07',
  scorer: 'objective@1',
  points: null,
  max: 26,
  traits: [],
  skills: [],
  evidence: { kind: 'writing', wordCount: 200, formBand: { points: 2, max: 2, reason: 'in-band' } },
};
const summary = {
  correctWordsCount: 200,
  spellingErrors: 0,
  GRAMMAR_CRITICAL_ERROR: 0,
  GRAMMAR_MODERATE_ERROR: 0,
  GRAMMAR_MINOR_ERROR: 0,
  MISSED: 0,
  EXTRA: 0,
};
const whole = (points: number): Score => ({
  ...formOnly,
  points,
  evidence: { ...formOnly.evidence, kind: 'writing', summary } as Score['evidence'],
});

const dto = (score: Score | null): AnswerDto => ({
  id: '00000000-0000-4000-8000-000000000001', practiceId: 9001, taskType: 'WE', value: { kind: 'write', text: 'a' },
  duration: 1, pteType: 'ACADEMIC', score, scorePercentage: score?.points ?? null, nickname: 'n', avatar: null,
  premium: false, createdDate: '2026-11-21T12:00:00.000Z', lastModifiedDate: '2026-11-21T12:00:00.000Z',
}); // prettier-ignore
const pulled = (score: Score | null, row?: ReturnType<typeof answerWithShadow>) =>
  answerWithShadow(row, { userId: 'u', version: 1, value: dto(score) }, []);

it('the server\u2019s score takes the place of the device\u2019s once it is whole', () => {
  const row = { ...pulled(whole(20)), scoredOn: 'device' as const };
  expect(pulled(whole(21), row)).toMatchObject({
    score: { points: 21 },
    scorePercentage: 21,
    scoredOn: 'server',
  });
});

it('a whole score of the device stays while the server has only the exact part, or nothing', () => {
  const row = { ...pulled(whole(20)), scoredOn: 'device' as const };
  for (const score of [formOnly, null])
    expect(pulled(score, row)).toMatchObject({
      score: { points: 20 },
      scorePercentage: 20,
      scoredOn: 'device',
    });
});

it('a score that the device made anew stays while the server\u2019s is of an older scorer', () => {
  const by = (scorer: string, points: number) => ({ ...whole(points), scorer });
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
  const value = { ...dto(formOnly), scoring: { status: 'waiting' as const } };
  const row = answerWithShadow(undefined, { userId: 'u', version: 1, value }, []);
  expect(row.scoring).toEqual({ status: 'waiting' });
  expect(pulled(whole(20), row)).not.toHaveProperty('scoring');
});

it('the exact part comes from the server where this device has no more', () => {
  expect(pulled(formOnly)).toMatchObject({ score: { points: null }, scoredOn: 'server' });
  expect(pulled(formOnly, pulled(formOnly))).toMatchObject({ score: { points: null } });
});

it('what the learner noted down stays, whatever the server sends', () => {
  const row = { ...pulled(null), notes: 'bees, sun, angle' };
  expect(pulled(whole(21), row).notes).toBe('bees, sun, angle');
  expect(pulled(whole(21))).not.toHaveProperty('notes');
});
