import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { writingHere } from '#tests/support/writing-engine.ts';
import { createAssessing } from './assessing.ts';
import { createWritingAssessor } from './writing-assessor.ts';

const item = makeItem('WE', 9_001);
const text = 'Every town should have a quiet library. It gives access to books at no cost. '.repeat(14);

it('an answer that two tabs score at once has one score, and is sent once', async () => {
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange };
  const ports = { clock: createFakeClock(), ids: createCountingIds(), digest: systemDigest };
  const openTab = async (): Promise<DataContext> => {
    const db = await openDatabase('passage', disk);
    return { db, strictDb: db, userId: 'local', ...ports, kick: () => undefined };
  };
  const tabs = [await openTab(), await openTab()] as const;
  const [data] = tabs;
  await importPack(data, { pack: { format: 1, taskType: 'WE', items: [item] }, generation: 'g' });
  const value = { kind: 'write', text } as const;
  const exact = scoreAnswer({ item, value, pteType: 'ACADEMIC' });
  const saved = await submitAnswer(data, {
    practiceId: item.id,
    taskType: 'WE',
    value,
    durationMs: 60_000,
    pteType: 'ACADEMIC',
    score: exact.kind === 'scored' ? exact.score : null,
  });
  if (saved.kind !== 'saved') throw new Error('not saved');
  const { answerId } = saved;

  // Neither tab stores its score before both have one; the scores differ, as those of two versions of the app may.
  const bothScored = Promise.withResolvers<void>();
  let scored = 0;
  const reports: unknown[] = [];
  const assessing = tabs.map((context, points) => {
    const real = createWritingAssessor(context, writingHere);
    return createAssessing({
      context,
      device: 'phone',
      report: (error) => reports.push(error),
      assessors: {
        writing: {
          async assess(answer, question) {
            const outcome = await real.assess(answer, question);
            scored += 1;
            if (scored === tabs.length) bothScored.resolve();
            await bothScored.promise;
            return outcome.kind === 'scored' ? { ...outcome, score: { ...outcome.score, points } } : outcome;
          },
        },
      },
    });
  });
  await Promise.all(assessing.map((one) => one.complete(answerId)));

  expect(reports).toEqual([]);
  expect(assessing.map((one) => one.standingOf(answerId))).toEqual([null, null]);
  const [first, second] = await Promise.all(tabs.map((context) => findAnswer(context, { answerId })));
  expect(first).toEqual(second);
  const stored = first?.score ?? null;
  expect(stored && isAssessed(stored)).toBe(true);
  // The first tab has asked for its transaction first.
  expect(stored?.points).toBe(0);
  expect(await data.db.outbox.count()).toBe(1);
  // What came second has not replaced it afterwards.
  await Promise.all(assessing.map((one) => one.completeMissing()));
  expect((await findAnswer(data, { answerId }))?.score).toEqual(stored);
});
