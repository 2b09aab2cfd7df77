/**
 * The queue of answers that wait for an engine. Law: a job is made in the transaction that stores its answer, taken under
 * a lease (`dueAt`) with a fence (`claim`), and goes in the transaction that stores its result. A server that dies in the
 * middle leaves a lease that runs out; its try has been counted, so a recording that kills servers is given up too.
 */
import { randomUUID } from 'node:crypto';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { answer, scoringJob } from '#server/db/schema/answers.ts';
import type { ScoringEngine } from '#domain/tasks/scoring-engine.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';

/**
 * Puts an answer into the queue. One that is waiting or under way stays as it is; one that was given up starts anew. `unpaidBy`: the
 * learner who has no AI score for it; it waits for one (`payWaiting`).
 */
export async function enqueueScoring(
  tx: Tx,
  job: { readonly answerId: string; readonly engine: ScoringEngine; readonly unpaidBy?: string | null },
  now: Date,
): Promise<void> {
  const { answerId, engine, unpaidBy = null } = job;
  const fresh = { engine, attempts: 0, dueAt: now, claim: null, failure: null, lastError: null, unpaidBy };
  await tx
    .insert(scoringJob)
    .values({ answerId, ...fresh, createdAt: now })
    .onConflictDoUpdate({
      target: scoringJob.answerId,
      set: fresh,
      setWhere: sql`${scoringJob.failure} is not null or ${scoringJob.unpaidBy} is not null`,
    });
}

/** The job of an answer; `undefined` when it has none. */
export async function findJob(
  queries: Queries,
  answerId: string,
): Promise<typeof scoringJob.$inferSelect | undefined> {
  const [job] = await queries.select().from(scoringJob).where(eq(scoringJob.answerId, answerId));
  return job;
}

/** Ids of a learner's answers that wait for an AI score, in the order in which they were given. */
export async function unpaidAnswers(queries: Queries, learnerId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: answer.id })
    .from(scoringJob)
    .innerJoin(answer, eq(answer.id, scoringJob.answerId))
    .where(eq(scoringJob.unpaidBy, learnerId))
    .orderBy(asc(answer.createdAt));
  return rows.map(({ id }) => id);
}

/** An AI score was spent on it. */
export async function markPaid(tx: Tx, answerId: string, now: Date): Promise<void> {
  await tx.update(scoringJob).set({ unpaidBy: null, dueAt: now }).where(eq(scoringJob.answerId, answerId));
}

export interface ClaimedJob {
  readonly answer: typeof answer.$inferSelect;
  readonly claim: string;
  /** This one counted. */
  readonly attempts: number;
}

export interface ClaimOptions {
  /** What this server can do now; other jobs wait for a server that can. */
  readonly engines: readonly ScoringEngine[];
  readonly leaseMs: number;
  readonly now: Date;
  /** Learners who had their turn: their jobs come when nobody else has one. */
  readonly served?: readonly string[];
}

/** Takes the job that is due for longest; `undefined` when there is none. Several servers may ask at once. */
export async function claimJob(
  db: Database,
  { engines, leaseMs, now, served = [] }: ClaimOptions,
): Promise<ClaimedJob | undefined> {
  if (engines.length === 0) return undefined;
  return db.orm.transaction(async (tx) => {
    const [due] = await tx
      .select({ answerId: scoringJob.answerId })
      .from(scoringJob)
      .innerJoin(answer, eq(answer.id, scoringJob.answerId))
      .where(
        and(
          isNull(scoringJob.failure),
          isNull(scoringJob.unpaidBy),
          lte(scoringJob.dueAt, now),
          inArray(scoringJob.engine, [...engines]),
          notInArray(answer.learnerId, [...served]),
        ),
      )
      .orderBy(asc(scoringJob.dueAt))
      .limit(1)
      .for('update', { of: scoringJob, skipLocked: true });
    if (due === undefined) return undefined;
    const claim = randomUUID();
    const [taken] = await tx
      .update(scoringJob)
      .set({
        claim,
        attempts: sql`${scoringJob.attempts} + 1`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(eq(scoringJob.answerId, due.answerId))
      .returning({ attempts: scoringJob.attempts });
    const [row] = await tx.select().from(answer).where(eq(answer.id, due.answerId));
    if (taken === undefined || row === undefined) return undefined;
    return { answer: row, claim, attempts: taken.attempts };
  });
}

const held = ({ answer: { id }, claim }: ClaimedJob) =>
  and(eq(scoringJob.answerId, id), eq(scoringJob.claim, claim));

/** Puts a job back, to be tried again from `dueAt` on. */
export async function tryAgain(
  db: Database,
  job: ClaimedJob,
  again: { readonly dueAt: Date; readonly error: string; readonly countsAsTry: boolean },
): Promise<void> {
  await db.orm
    .update(scoringJob)
    .set({
      claim: null,
      dueAt: again.dueAt,
      lastError: again.error,
      attempts: again.countsAsTry ? job.attempts : job.attempts - 1,
    })
    .where(held(job));
}

/** Whether the job is still this claim's, with its row locked to the end of the transaction. */
export async function lockHeldJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  const rows = await tx.select({ claim: scoringJob.claim }).from(scoringJob).where(held(job)).for('update');
  return rows.length > 0;
}

/**
 * Ends all leases at once. Only for the embedded database: its folder has one server, so what is under way at the start
 * belongs to a process that is gone.
 */
export async function endAllLeases(db: Database, now: Date): Promise<void> {
  await db.orm
    .update(scoringJob)
    .set({ claim: null, dueAt: now })
    .where(and(isNotNull(scoringJob.claim), isNull(scoringJob.failure)));
}
