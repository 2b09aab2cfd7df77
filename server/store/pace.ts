/**
 * How fast one learner may write what others read or what somebody looks after. Counted from stored rows under the lock of the learner's
 * feed, so by all servers together and over a restart. In a sync the op beyond it waits on its device, so a week without a network is
 * only sent more slowly; answers, notes and words, which nobody else reads, have no pace.
 */
import { dayMs } from '#contract/days.ts';
import type { Queries } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { report } from '#server/db/schema/practices.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { Problem } from '#server/problem.ts';
import { and, count, eq, gt, sql } from 'drizzle-orm';

interface Pace {
  /** In ten minutes, and in a day. */
  readonly burst: number;
  readonly day: number;
  /** Of what there is a lot. */
  readonly what: string;
}

export const paces = {
  /** Comments and replies, those that were taken away again among them. */
  comment: { burst: 60, day: 300, what: 'comments' },
  /** Comments that were liked, however often. */
  like: { burst: 200, day: 2_000, what: 'likes' },
  examMemory: { burst: 30, day: 100, what: 'exam memories' },
  report: { burst: 30, day: 100, what: 'reports' },
} as const satisfies Record<string, Pace>;
export type PacedKind = keyof typeof paces;

const burstMs = 600_000;
const dayWaitMs = 3_600_000;

/** @throws Problem RATE_LIMITED for one more of a kind than the learner may write now */
export async function checkPace(
  queries: Queries,
  learnerId: string,
  kind: PacedKind,
  now: Date,
): Promise<void> {
  const { burst, day, what } = paces[kind];
  const written = await countSince(queries, learnerId, kind, now);
  const waitMs = written.day >= day ? dayWaitMs : written.burst >= burst ? burstMs : null;
  if (waitMs === null) return;
  const time = waitMs === dayWaitMs ? 'for one day' : 'in a few minutes';
  throw new Problem('RATE_LIMITED', `That is a lot of ${what} ${time}. Try again later`, {
    retryAfterSeconds: waitMs / 1_000,
  });
}

async function countSince(queries: Queries, learnerId: string, kind: PacedKind, now: Date) {
  const dayAgo = new Date(now.getTime() - dayMs);
  const recently = new Date(now.getTime() - burstMs);
  const inFeed = (of: 'comment' | 'like' | 'examMemory') =>
    and(eq(changeFeed.learnerId, learnerId), eq(changeFeed.kind, of), gt(changeFeed.changedAt, dayAgo));
  switch (kind) {
    case 'like':
    case 'examMemory': {
      const [row] = await queries
        .select({ day: count(), burst: countIf(gt(changeFeed.changedAt, recently)) })
        .from(changeFeed)
        .where(inFeed(kind));
      return row ?? none;
    }
    case 'report': {
      const [row] = await queries
        .select({ day: count(), burst: countIf(gt(report.createdAt, recently)) })
        .from(report)
        .where(and(eq(report.learnerId, learnerId), gt(report.createdAt, dayAgo)));
      return row ?? none;
    }
    case 'comment': {
      const [row] = await queries
        .select({ day: count(), burst: countIf(gt(comment.createdAt, recently)) })
        .from(comment)
        .where(and(eq(comment.learnerId, learnerId), gt(comment.createdAt, dayAgo)));
      // What was written and taken away again was read and sent all the same: only its row is gone. Who tidies up old ones is not
      // slowed down by that, but for the day.
      const [removed] = await queries
        .select({ n: count() })
        .from(changeFeed)
        .where(and(inFeed('comment'), eq(changeFeed.deleted, true)));
      return { day: (row?.day ?? 0) + (removed?.n ?? 0), burst: row?.burst ?? 0 };
    }
  }
}

const none = { day: 0, burst: 0 };

const countIf = (condition: ReturnType<typeof gt>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
