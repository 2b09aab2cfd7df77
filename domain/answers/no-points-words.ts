import type { Score, ScoringState } from '#contract/entities/answer.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';

export interface Unscored {
  readonly score: Score | null;
  /** How far the server is with it; left out when nothing is to come from there. */
  readonly scoring?: ScoringState | null | undefined;
}

/** What an answer without points waits for, or that it waits for nothing, in a few words. */
export function noPointsWords({ score, scoring }: Unscored): string {
  // Nothing was heard, or it was not this text: its own screen says which.
  if (score !== null && isAssessed(score)) return 'No score';
  if (scoring === undefined || scoring === null) return 'Not scored yet';
  if (scoring.status === 'failed') return 'Could not be scored';
  return scoring.needs === 'ai-score' ? 'Waits for a free score' : 'Score on its way';
}
