import type { DeviceKind, Score } from '#contract/entities/answer.ts';
import type { PracticeMode } from '#contract/exam.ts';
import { hasSecondListener } from '#domain/tasks/second-listener.ts';
import { modeOfScore } from '#features/practice/task-frame/mode-words.ts';
import { timeTakenWords } from './time-taken-words.ts';
import classes from './score-view.module.css';
import { hasEstimates } from '#domain/estimates/points-range.ts';

export interface ScoreFactsProps {
  score: Score;
  /** Where it was scored, when that is known. */
  scoredOn: 'device' | 'server' | null;
  /** Which other device of the learner's, when it was one. */
  scoredBy: DeviceKind | null;
  /** How it was practised, when that is known. */
  mode: PracticeMode | null;
  /** In seconds, when that is known. */
  durationSeconds: number | null;
}

/** How a score came about: who made it, how it was practised and how long it took. Quiet, below all else. */
export function ScoreFacts({ score, scoredOn, scoredBy, mode, durationSeconds }: ScoreFactsProps) {
  const facts = [
    // What is only counted comes out the same everywhere.
    hasEstimates(score) && scoredOn !== null ? sourceWords(scoredOn, scoredBy, score) : null,
    mode === null ? null : modeOfScore[mode],
    durationSeconds === null ? null : `Time taken: ${timeTakenWords(durationSeconds)}.`,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <div className={classes['facts']}>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}

/** Whose score is shown, and whether another one may still find other words. */
function sourceWords(scoredOn: 'device' | 'server', scoredBy: DeviceKind | null, score: Score): string {
  if (scoredOn === 'server') return 'Scored by the server.';
  const device = scoredBy === null ? 'Scored on this device.' : `Scored on your ${scoredBy}.`;
  return hasSecondListener(score) === false
    ? `${device} The server listens once more, and may hear a word or two differently.`
    : device;
}
