import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Judgement } from './cross-validate.ts';

/** What the model card tells of a run beside the weights. */
export interface TrainingRun {
  readonly judgement: Judgement;
  /** Recordings that were learned from, and all that there are. */
  readonly examples: number;
  readonly all: number;
  readonly seed: number;
}

/** Keeps what the folds judged, so that other figures of it do not need another training. */
export function keepRun(path: string, run: TrainingRun): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(run));
}

/** What `keepRun` kept. It is believed: it is a cache of this program's own. */
export function readLastRun(path: string): TrainingRun {
  return JSON.parse(readFileSync(path, 'utf8')) as TrainingRun;
}
