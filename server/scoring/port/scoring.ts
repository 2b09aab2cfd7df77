import type { FreeScores } from '#contract/entities/progress.ts';
import type { ScoringEngine } from '#domain/tasks/scoring-engine.ts';
import type { ScoringTask, ThreadOutcome } from './messages.ts';

/** What can be scored on this machine now. */
export interface ScoringAbilities {
  readonly engines: readonly ScoringEngine[];
  /** Model packs that are missing, by name: what needs them waits. */
  readonly missingPacks: readonly string[];
}

/** Scoring as the rest of the server sees it. */
export interface Scoring {
  readonly policy: FreeScores;
  /** There may be something in the queue. */
  nudge(): void;
  /** Something that somebody waits for, before what is in the queue. */
  ask(task: Exclude<ScoringTask, { kind: 'answer' }>): Promise<ThreadOutcome>;
  abilities(): Promise<ScoringAbilities>;
}
