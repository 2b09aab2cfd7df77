/**
 * Works through the queue of answers that wait for an engine. A job that fails is tried again with a growing delay and at
 * last given up; whatever it does to its thread, the others go on. Several servers may run one each on one database.
 */
import type { ScoringFailure } from '#contract/entities/answer.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { storeAssessment, storeFailure } from '#server/store/assessments.ts';
import type { BankIndex } from '#server/store/bank-index.ts';
import { tryAgain, type ClaimedJob } from '#server/store/scoring-jobs.ts';
import { createTurnsOfLearners } from './turns-of-learners.ts';
import type { RecordedFile, ThreadOutcome } from './port/messages.ts';
import type { ThreadPool } from './threads/thread-pool.ts';
import type { ScoringAbilities } from './port/scoring.ts';

export interface RunnerParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bank: BankIndex;
  readonly pool: ThreadPool;
  readonly abilities: () => Promise<ScoringAbilities>;
  readonly now: () => Date;
  readonly log: ScoringLog;
  readonly limits: ScoringLimits;
}

export interface ScoringLog {
  warn(detail: object, text: string): void;
}

export interface ScoringLimits {
  /** A job is given up after so many tries. */
  readonly tries: number;
  /** Before the second try; doubled for each one after it. */
  readonly retryMs: number;
  /** Longer than a thread may take: only a server that died loses its lease. */
  readonly leaseMs: number;
  /** How often the queue is looked at when nobody says that there is something in it. */
  readonly pollMs: number;
}

export interface Runner {
  nudge(): void;
  /** Ends what is under way; its jobs go back into the queue as if they had not been taken. */
  stop(): Promise<void>;
}

/** A server without the model looks again after this; another server may have it. */
const lookAgainMs = 30_000;

type Verdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'give-up'; readonly reason: ScoringFailure; readonly error: string }
  | { readonly kind: 'again'; readonly error: string }
  | { readonly kind: 'put-back'; readonly afterMs: number; readonly error: string };

export function startRunner(parts: RunnerParts): Runner {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  const sleepers = new Set<() => void>();
  /** One that comes while the queue is being looked at is not lost. */
  let nudges = 0;
  const claimInTurn = createTurnsOfLearners(parts.db);

  const sleep = async (seen: number): Promise<void> => {
    if (isStopped() || nudges !== seen) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, parts.limits.pollMs).unref();
      sleepers.add(wake);
    });
  };

  async function loop(): Promise<void> {
    while (!isStopped()) {
      const seen = nudges;
      const didWork = await workOnce({ ...parts, claimInTurn, isStopped }).catch((error: unknown) => {
        // The database is away or the disk is full: the lease runs out, and the job comes back.
        parts.log.warn({ err: error }, 'the scoring queue could not be worked on');
        return false;
      });
      if (!didWork) await sleep(seen);
    }
  }

  const nudge = (): void => {
    nudges += 1;
    for (const wake of sleepers) wake();
  };
  const loops = Array.from({ length: parts.pool.size }, () => loop());
  return {
    nudge,
    async stop() {
      stopping.abort();
      nudge();
      await parts.pool.stop();
      await Promise.all(loops);
    },
  };
}

interface WorkParts extends RunnerParts {
  readonly claimInTurn: ReturnType<typeof createTurnsOfLearners>;
  readonly isStopped: () => boolean;
}

/** Takes one job and ends it in one way or another; `false` when there is none. */
async function workOnce(parts: WorkParts): Promise<boolean> {
  const { db, abilities, now, limits, claimInTurn, isStopped } = parts;
  const { engines } = await abilities();
  const job = await claimInTurn({ engines, leaseMs: limits.leaseMs, now: now() });
  if (job === undefined) return false;
  if (isStopped()) {
    await tryAgain(db, job, { dueAt: now(), error: 'the server stopped', countsAsTry: false });
    return false;
  }
  // Its tries are used up by servers that died with it: it is not given to another one.
  const verdict: Verdict =
    job.attempts > limits.tries
      ? { kind: 'give-up', reason: 'gave-up', error: 'every server that took it ended' }
      : await work(parts, job);
  await conclude(parts, job, verdict);
  return true;
}

async function work(parts: RunnerParts, job: ClaimedJob): Promise<Verdict> {
  const { answer } = job;
  const item = parts.bank.findById(answer.practiceId);
  if (item === undefined || item.taskType !== answer.taskType)
    return { kind: 'give-up', reason: 'unsupported', error: 'the practice is not in the bank any more' };
  const recording = await readRecording(parts.blobs, answer);
  if (recording === 'gone') return { kind: 'give-up', reason: 'gone', error: 'the recording is not stored' };
  const { value, pteType } = answer;
  const outcome = await parts.pool.run({ kind: 'answer', item, value, pteType, recording });
  if (outcome.kind === 'scored') {
    await storeAssessment(parts.db, job, outcome.score);
    return { kind: 'done' };
  }
  return verdictOn(outcome);
}

async function readRecording(
  blobs: BlobStore,
  { value }: ClaimedJob['answer'],
): Promise<RecordedFile | null | 'gone'> {
  if (value.kind !== 'record') return null;
  const { sha256 } = value.recording;
  if ((await blobs.head(sha256)) === undefined) return 'gone';
  const chunks: Buffer[] = [];
  for await (const chunk of (await blobs.get(sha256)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

function verdictOn(outcome: Exclude<ThreadOutcome, { kind: 'scored' }>): Verdict {
  switch (outcome.kind) {
    case 'unsupported':
    case 'format':
    case 'refused':
    case 'word':
    case 'transcription':
      return { kind: 'give-up', reason: 'unsupported', error: `the engine answered ${outcome.kind}` };
    case 'no-engine':
      return { kind: 'put-back', afterMs: lookAgainMs, error: 'the model is not on this machine' };
    case 'busy':
    case 'stopped':
      return { kind: 'put-back', afterMs: 0, error: 'the server stopped' };
    case 'timeout':
      return { kind: 'again', error: 'it took too long' };
    case 'broken':
    case 'crashed':
      return { kind: 'again', error: outcome.error };
  }
}

async function conclude(parts: RunnerParts, job: ClaimedJob, verdict: Verdict): Promise<void> {
  const { db, now, limits, log } = parts;
  const detail = { answerId: job.answer.id, taskType: job.answer.taskType, tries: job.attempts };
  const later = (ms: number) => new Date(now().getTime() + ms);
  switch (verdict.kind) {
    case 'done':
      return;
    case 'put-back':
      await tryAgain(db, job, { dueAt: later(verdict.afterMs), error: verdict.error, countsAsTry: false });
      return;
    case 'again':
      log.warn({ ...detail, error: verdict.error }, 'an answer could not be scored');
      if (job.attempts >= limits.tries)
        await storeFailure(db, job, { reason: 'gave-up', error: verdict.error });
      else
        await tryAgain(db, job, {
          dueAt: later(limits.retryMs * 2 ** (job.attempts - 1)),
          error: verdict.error,
          countsAsTry: true,
        });
      return;
    case 'give-up':
      log.warn({ ...detail, error: verdict.error }, 'an answer was given up');
      await storeFailure(db, job, verdict);
  }
}
