import { partialScore } from '#domain/scoring/make-score.ts';
import { taskScorer } from '#domain/scoring/task-scorer.ts';

/** No trait is measured from the signal alone; the facts of the signal are the evidence. */
export const scoreRetellLecture = taskScorer('RL', (answer) =>
  partialScore(answer, {
    traits: [],
    evidence: { kind: 'recording', signal: answer.value.recording.signal },
  }),
);
