// Dexie asks nothing anew where there is no IndexedDB at all.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '#data/store/database.ts';
import { listAnswersOfDay } from '#data/store/device-day.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { heardSpeech, spokenScore, spokenValue } from '#tests/support/spoken-score.ts';
import { findEstimates } from './estimates.ts';
import { recentScores } from './recent-scores.ts';
import { findRecentPractice } from './statistics.ts';

const day = new Date(2026, 10, 24).getTime();

const reading = (answerId: string, refused: 'no-speech' | null): AnswerRow => {
  const speech = heardSpeech('one two three');
  const words = speech.words.map((word) => ({ ...word, type: 'MISSED' as const }));
  const heard = spokenScore({ ...speech, engine: 'reading', coverage: 0, words, refused });
  return {
    answerId,
    userId: 'u1',
    practiceId: 1001,
    taskType: 'RA',
    value: spokenValue,
    duration: 40,
    pteType: 'ACADEMIC',
    score: refused === null ? heard : { ...heard, points: null, traits: [], skills: [] },
    scorePercentage: null,
    answeredAt: day + 60_000,
    version: 0,
    hidden: 0,
  };
};

async function countsWith(rows: readonly AnswerRow[]) {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  const context = { db, userId: 'u1' };
  await db.answers.bulkPut([...rows]);
  const practice = await findRecentPractice(context, { pteType: 'ACADEMIC' });
  const scores = await recentScores(context, { taskType: 'RA', pteType: 'ACADEMIC', count: 10 });
  const estimates = await findEstimates(context, { pteType: 'ACADEMIC' });
  const ofDay = await listAnswersOfDay(context, day);
  db.close();
  return {
    statistics: practice.answers.length,
    seconds: [...practice.time.secondsByDay.values()],
    errors: practice.errors.reduce((sum, { count }) => sum + count, 0),
    average: scores.length,
    estimates: estimates.tasks.size,
    ofDay: ofDay.length,
  };
}

test('a recording in which nothing was heard counts in no statistic, estimate, average or plan of the day', async () => {
  const one = { statistics: 1, seconds: [40], average: 1, estimates: 1, ofDay: 1 };
  expect(await countsWith([reading('a', null)])).toMatchObject(one);
  expect(await countsWith([reading('a', null), reading('b', 'no-speech')])).toMatchObject(one);
  expect(await countsWith([reading('b', 'no-speech')])).toEqual({
    statistics: 0,
    seconds: [],
    errors: 0,
    average: 0,
    estimates: 0,
    ofDay: 0,
  });
});
