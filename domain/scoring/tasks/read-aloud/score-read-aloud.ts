import { partialScore } from '#domain/scoring/make-score.ts';
import { taskScorer } from '#domain/scoring/task-scorer.ts';
import { countWords } from '#domain/words/word-tokens.ts';

/** No trait is measured from the signal alone; the facts of the signal are the evidence. */
export const scoreReadAloud = taskScorer('RA', (answer) =>
  partialScore(answer, {
    traits: [],
    evidence: { kind: 'recording', signal: answer.value.recording.signal },
    counts: { words: countWords(answer.item.text) },
  }),
);
