import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { openModelStore } from '#server/models/model-store.ts';
import type { BankIndex } from '#server/store/bank-index.ts';
import { endAllLeases } from '#server/store/scoring-jobs.ts';
import type { ScoringEngine } from '#domain/tasks/scoring-engine.ts';
import { startRunner, type Runner, type ScoringLimits, type ScoringLog } from './runner.ts';
import type { Scoring, ScoringAbilities } from './port/scoring.ts';
import type { BankQuestion } from './port/messages.ts';
import { createThreadPool } from './threads/thread-pool.ts';

export interface ScoringParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bank: BankIndex;
  readonly config: Pick<Config, 'modelsDir' | 'scoring' | 'aiQuota'>;
  readonly now?: () => Date;
  /** The program of a scoring thread. */
  readonly entry?: URL;
  readonly limits?: Partial<ScoringLimits>;
}

/** Scoring with its threads. Nothing runs before `start` (the queue) or the first question to it. */
export interface ScoringService extends Scoring {
  start(log: ScoringLog): Promise<void>;
  stop(): Promise<void>;
}

function questionsOf({ items }: BankIndex): BankQuestion[] {
  return items.flatMap((item) => {
    const question = questionOf(item);
    if (question === null || question.engine === 'reading') return [];
    const { taskType, prompt, keyPoints } = question;
    return [{ id: item.id, taskType, prompt, keyPoints }];
  });
}

export function createScoring(parts: ScoringParts): ScoringService {
  const { db, blobs, bank, config, now = () => new Date(), entry } = parts;
  const { timeoutMs, threads, tries, transcriptModel } = config.scoring;
  const models = openModelStore(config.modelsDir);
  const setup = { modelsDir: config.modelsDir, transcriptModel, questions: questionsOf(bank) };
  const pool = createThreadPool({ size: threads, timeoutMs, setup, ...(entry ? { entry } : {}) });
  const limits: ScoringLimits = {
    tries,
    retryMs: 5_000,
    leaseMs: timeoutMs + 60_000,
    pollMs: 2_000,
    ...parts.limits,
  };
  let runner: Runner | undefined;

  const abilities = async (): Promise<ScoringAbilities> => {
    const { packs } = await models.manifest();
    const wanted = ['reading', `transcript-${transcriptModel}`] as const;
    const missingPacks = wanted.filter((id) => !packs.some((pack) => pack.id === id));
    const engines: ScoringEngine[] = ['writing'];
    if (!missingPacks.includes('reading')) engines.push('reading');
    if (missingPacks.length === 0) engines.push('free-speech');
    return { engines, missingPacks };
  };

  return {
    policy: config.aiQuota,
    nudge: () => runner?.nudge(),
    ask: (task) => pool.run(task, { isUrgent: true }),
    abilities,
    async start(log) {
      if (db.engine === 'pglite') await endAllLeases(db, now());
      const { missingPacks } = await abilities();
      if (missingPacks.length > 0)
        log.warn(
          { missingPacks, modelsDir: config.modelsDir },
          'answers that need these model packs wait until they are here',
        );
      runner = startRunner({ db, blobs, bank, pool, abilities, now, log, limits });
    },
    async stop() {
      await (runner === undefined ? pool.stop() : runner.stop());
    },
  };
}
