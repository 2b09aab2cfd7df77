import type { DictationAnswer } from '#contract/entities/dictation.ts';
import type { Change } from '#contract/sync.ts';
import { scoreWordDictation, type DictatedWord } from '#domain/scoring/score-word-dictation.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { bookWord, dictation } from '#server/db/schema/words.ts';
import { Problem } from '#server/problem.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { countBookPractice } from './book-words.ts';
import type { Effect } from './effect.ts';
import type { LearnerRow } from './learners.ts';
import { ownChanges } from './own-changes.ts';

type DictationRow = typeof dictation.$inferSelect;

function dictationDto(row: DictationRow, author: LearnerRow): DictationAnswer {
  return {
    id: row.id,
    nickname: author.nickname,
    avatar: author.avatar,
    premium: author.status === 'PREMIUM',
    lastModifiedDate: row.answeredAt.toISOString(),
    score: row.score,
    words: row.words,
  };
}

function dictationChange(row: DictationRow, author: LearnerRow): Change {
  const value = dictationDto(row, author);
  return { kind: 'dictation', key: row.id, version: row.version, deleted: false, value };
}

export const readDictationChanges = ownChanges(dictation, dictation.id, dictationChange);

export interface NewDictation {
  readonly id: string;
  readonly words: readonly DictatedWord[];
  readonly answeredAt: Date;
}

/**
 * Scores and stores a dictation; the score of the server is the one that counts. Its words count as practised in the
 * spelling book.
 */
export async function submitDictation(
  { tx, now, learner, publish }: Effect,
  { id, words: given, answeredAt }: NewDictation,
): Promise<Change> {
  const { score, words } = scoreWordDictation(given);
  const [row] = await tx
    .insert(dictation)
    .values({ id, learnerId: learner.id, score, words, version: 1, answeredAt, createdAt: now })
    .onConflictDoNothing({ target: dictation.id })
    .returning();
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This dictation id was used for another dictation');
  const dictated = given.map(({ word }) => word);
  for (const change of await countBookPractice(tx, learner.id, { book: 'spellingBook', words: dictated }))
    publish({ learnerId: learner.id, change });
  return dictationChange(row, learner);
}

/** Takes an own dictation away. One of somebody else does not exist for this learner. */
export async function deleteDictation(tx: Tx, learnerId: string, dictationId: string): Promise<Change> {
  const [row] = await tx
    .delete(dictation)
    .where(and(eq(dictation.id, dictationId), eq(dictation.learnerId, learnerId)))
    .returning();
  if (row === undefined) throw new Problem('NOT_FOUND', 'The dictation does not exist');
  return { kind: 'dictation', key: row.id, version: row.version + 1, deleted: true, value: null };
}

/** Own dictations, the last one first. */
export async function listDictations(
  queries: Queries,
  owner: LearnerRow,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: DictationAnswer[]; totalElements: number }> {
  const where = eq(dictation.learnerId, owner.id);
  const [total] = await queries.select({ n: count() }).from(dictation).where(where);
  const rows = await queries
    .select()
    .from(dictation)
    .where(where)
    .orderBy(desc(dictation.createdAt), desc(dictation.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return { rows: rows.map((row) => dictationDto(row, owner)), totalElements: total?.n ?? 0 };
}

/** How many words a dictation has; the specification gives no number. */
const wordsPerDictation = 10;

/** One of the recorded words at random: of the learner's spelling book if it has any of them; `undefined`: there are none at all. */
export async function pickWord(
  queries: Queries,
  learnerId: string,
  recorded: readonly string[],
): Promise<string | undefined> {
  const own = and(
    eq(bookWord.learnerId, learnerId),
    eq(bookWord.book, 'spellingBook'),
    eq(bookWord.isIn, true),
  );
  const rows = await queries.select({ word: bookWord.word }).from(bookWord).where(own);
  const known = new Set(recorded);
  const ofBook = rows.map(({ word }) => word).filter((word) => known.has(word.toLowerCase()));
  const words = ofBook.length > 0 ? ofBook : recorded;
  return words[Math.floor(Math.random() * words.length)];
}

/** Words for a dictation: some of the learner's spelling book, in a new order each time. None while it is empty. */
export async function listDictationWords(queries: Queries, learnerId: string): Promise<string[]> {
  const rows = await queries
    .select({ word: bookWord.word })
    .from(bookWord)
    .where(and(eq(bookWord.learnerId, learnerId), eq(bookWord.book, 'spellingBook'), eq(bookWord.isIn, true)))
    .orderBy(sql`random()`)
    .limit(wordsPerDictation);
  return rows.map(({ word }) => word);
}
