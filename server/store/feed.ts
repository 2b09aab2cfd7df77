import type { ChangesQuery, ChangesResponse, Change, ChangeKind } from '#contract/sync.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { answer, bookmark, changeFeed, feedHead, learner } from '#server/db/schema.ts';
import { Problem } from '#server/problem.ts';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { answerChange } from './answers.ts';
import { bookmarkChange } from './bookmarks.ts';
import { profileChange, type LearnerRow } from './learners.ts';

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
  db: Database,
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
        .where(and(eq(changeFeed.learnerId, owner.id), gt(changeFeed.seq, from)))
        .orderBy(asc(changeFeed.seq))
        .limit(query.limit + 1);
      const page = found.slice(0, query.limit);
      const more = found.length > page.length;
      return {
        changes: await withValues(tx, owner.id, page),
        cursor: writeCursor(head.feedId, more ? (page.at(-1)?.seq ?? from) : head.seq),
        more,
        check: more ? null : await checkBlock(tx, owner.id),
        serverTime: Date.now(),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function withValues(tx: Tx, learnerId: string, page: readonly FeedRow[]): Promise<Change[]> {
  const keys = (kind: ChangeKind) => page.filter((row) => row.kind === kind && !row.deleted).map((row) => row.key);
  const [author] = await tx.select().from(learner).where(eq(learner.id, learnerId));
  if (author === undefined) throw new Error('the learner does not exist');
  const values = new Map<string, Change>([[`profile ${author.id}`, profileChange(author)]]);
  const answerIds = keys('answer');
  if (answerIds.length > 0)
    for (const row of await tx.select().from(answer).where(inArray(answer.id, answerIds)))
      values.set(`answer ${row.id}`, answerChange(row, author));
  const practiceIds = keys('bookmark').map(Number);
  if (practiceIds.length > 0)
    for (const row of await tx
      .select()
      .from(bookmark)
      .where(and(eq(bookmark.learnerId, learnerId), inArray(bookmark.practiceId, practiceIds))))
      values.set(`bookmark ${row.practiceId}`, bookmarkChange(row));
  return page.map((row) => {
    if (row.deleted) return { kind: row.kind, key: row.key, version: row.version, deleted: true, value: null };
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
