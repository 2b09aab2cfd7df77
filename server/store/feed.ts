import type { ChangesQuery, ChangesResponse, Change, ChangeKind } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { learner } from '#server/db/schema/learners.ts';
import { changeFeed, feedHead } from '#server/db/schema/sync.ts';
import { Problem } from '#server/problem.ts';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tellQuota } from './ai-quota.ts';
import { readShareChanges } from './answer-shares.ts';
import { readAnswerChanges } from './answer-dto.ts';
import { readBookWordChanges } from './book-words.ts';
import { readBookmarkChanges } from './bookmarks.ts';
import { readCommentChanges } from './comments.ts';
import { readReviewChanges } from './reviews.ts';
import { readDictationChanges } from './dictations.ts';
import type { Stores } from './effect.ts';
import { readEvaluationChanges } from './evaluations.ts';
import { readExamMemoryChanges } from './exam-memories.ts';
import { profileChange, type LearnerRow } from './learners.ts';
import { readLikeChanges } from './likes.ts';
import { readNoteChanges } from './notes.ts';
import { readScoreReportChanges } from './score-reports.ts';
import { readSessionChanges } from './sessions.ts';
import { readLevelChanges, readTargetChanges } from './settings.ts';

type FeedRow = typeof changeFeed.$inferSelect;

const cursorFormat = /^1\.([0-9a-f-]{36})\.(\d{1,15})$/;

function writeCursor(feedId: string, seq: number): string {
  return Buffer.from(`1.${feedId}.${seq}`).toString('base64url');
}

function expired(): Problem {
  return new Problem('CURSOR_EXPIRED', 'This cursor is too old or not known. Start without one');
}

function positionOf(cursor: string | undefined, head: typeof feedHead.$inferSelect): number {
  if (cursor === undefined) return 0;
  const [, feedId, digits] = cursorFormat.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const seq = Number(digits);
  // Ahead of the feed: the database was restored from a copy that is older than the device.
  if (feedId !== head.feedId || seq > head.seq || seq < head.sweptSeq) throw expired();
  return seq;
}

/**
 * What changed for a learner since the cursor, in order, each thing once with its present state. Read from one
 * snapshot, so that a row is never newer than its position. The last page carries the check block.
 * @throws Problem CURSOR_EXPIRED: pull again from the start
 */
export async function pullChanges(
  { db, scoring }: Pick<Stores, 'db' | 'scoring'>,
  owner: LearnerRow,
  query: z.output<typeof ChangesQuery>,
): Promise<ChangesResponse> {
  return db.orm.transaction(
    async (tx) => {
      const [head] = await tx.select().from(feedHead).where(eq(feedHead.learnerId, owner.id));
      if (head === undefined) throw new Error('the learner has no feed');
      const from = positionOf(query.cursor, head);
      const found = await tx
        .select()
        .from(changeFeed)
        .where(
          and(
            eq(changeFeed.learnerId, owner.id),
            gt(changeFeed.seq, from),
            query.kinds.length === 0 ? undefined : inArray(changeFeed.kind, query.kinds),
          ),
        )
        .orderBy(asc(changeFeed.seq))
        .limit(query.limit + 1);
      const page = found.slice(0, query.limit);
      const more = found.length > page.length;
      const now = new Date();
      return {
        changes: await withValues(tx, owner.id, page),
        cursor: writeCursor(head.feedId, more ? (page.at(-1)?.seq ?? from) : head.seq),
        more,
        check: more ? null : await checkBlock(tx, owner.id),
        ...(more ? {} : { aiQuota: await tellQuota(tx, owner, scoring.policy, now) }),
        serverTime: now.getTime(),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Rows of a kind by their keys, in any order; a key without a row is left out. */
type Reader = (tx: Tx, owner: LearnerRow, keys: readonly string[]) => Promise<Change[]>;

const readers: Record<ChangeKind, Reader> = {
  answer: readAnswerChanges,
  bookmark: readBookmarkChanges,
  profile: async (_tx, owner) => [profileChange(owner)],
  dictation: readDictationChanges,
  bookWord: readBookWordChanges,
  note: readNoteChanges,
  comment: readCommentChanges,
  like: readLikeChanges,
  share: readShareChanges,
  evaluation: readEvaluationChanges,
  examMemory: readExamMemoryChanges,
  target: readTargetChanges,
  level: readLevelChanges,
  review: readReviewChanges,
  scoreReport: readScoreReportChanges,
  session: readSessionChanges,
};

async function withValues(tx: Tx, learnerId: string, page: readonly FeedRow[]): Promise<Change[]> {
  const [owner] = await tx.select().from(learner).where(eq(learner.id, learnerId));
  if (owner === undefined) throw new Error('the learner does not exist');
  const values = new Map<string, Change>();
  const live = Map.groupBy(
    page.filter((row) => !row.deleted),
    (row) => row.kind,
  );
  for (const [kind, rows] of live)
    for (const change of await readers[kind](
      tx,
      owner,
      rows.map((row) => row.key),
    ))
      values.set(`${kind} ${change.key}`, change);
  return page.map((row) => {
    if (row.deleted)
      return { kind: row.kind, key: row.key, version: row.version, deleted: true, value: null };
    const change = values.get(`${row.kind} ${row.key}`);
    if (change === undefined) throw new Error(`the feed names ${row.kind} ${row.key}, which does not exist`);
    return change;
  });
}

/**
 * Per kind: how many live rows, and the SHA-256 (hex) of their lines `key:version`, sorted by key as bytes and joined
 * by a line feed. A device computes the same from its rows.
 */
async function checkBlock(tx: Tx, learnerId: string): Promise<NonNullable<ChangesResponse['check']>> {
  const lines = sql`string_agg(${changeFeed.key} || ':' || ${changeFeed.version}, E'\n' order by ${changeFeed.key} collate "C")`;
  const rows = await tx
    .select({
      kind: changeFeed.kind,
      count: count(),
      hash: sql<string>`encode(sha256(convert_to(${lines}, 'UTF8')), 'hex')`,
    })
    .from(changeFeed)
    .where(and(eq(changeFeed.learnerId, learnerId), eq(changeFeed.deleted, false)))
    .groupBy(changeFeed.kind);
  return Object.fromEntries(rows.map(({ kind, count, hash }) => [kind, { count, hash }]));
}
