import type { ExamMemoryDto } from '#contract/entities/community.ts';
import type { Change } from '#contract/sync.ts';
import { examMemory } from '#server/db/schema/practices.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { insertComment } from './comments.ts';
import { isCountryCode } from './countries.ts';
import type { Effect } from './effect.ts';
import { ownChanges } from './own-changes.ts';
import { checkPace } from './pace.ts';

type ExamMemoryRow = typeof examMemory.$inferSelect;

/** An own exam memory as a row of the change feed. It never changes. */
function examMemoryChange({
  id,
  practiceId,
  examDate,
  country,
  pteType,
  description,
}: ExamMemoryRow): Change {
  const value = { id, practiceId, date: examDate, country, pteType, description };
  return { kind: 'examMemory', key: id, version: 1, deleted: false, value };
}

export const readExamMemoryChanges = ownChanges(examMemory, examMemory.id, examMemoryChange);

/** A day begins first at UTC+14: what is today somewhere is no future date. */
const latestDate = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Stores that a question was met in the exam; the entry among the comments of the practice has the same id. */
export async function createExamMemory(
  { tx, now, learner }: Pick<Effect, 'tx' | 'now' | 'learner'>,
  given: ExamMemoryDto,
): Promise<Change> {
  const { id, practiceId, date: examDate, country, pteType, description } = given;
  if (!isCountryCode(country)) throw invalidField('country', 'must be the code of a country');
  if (examDate > latestDate(now)) throw invalidField('date', 'must not be in the future');
  await checkPace(tx, learner.id, 'examMemory', now);
  const entry = { id, practiceId, parentId: null, text: '', images: [], writtenAt: now };
  await insertComment(tx, learner.id, entry, now);
  const [row] = await tx
    .insert(examMemory)
    .values({
      id,
      learnerId: learner.id,
      practiceId,
      examDate,
      country,
      pteType,
      description,
      createdAt: now,
    })
    .onConflictDoNothing({ target: examMemory.id })
    .returning();
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This exam memory id was used for another one');
  return examMemoryChange(row);
}
