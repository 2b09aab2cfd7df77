import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreHighlights } from '#domain/scoring/objective/highlights.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { shownText } from './shown-text.ts';

const score = taskScorer('HIW', (answer) => {
  const { item, value } = answer;
  const shown = wordTokens(shownText(item)).map(({ word }) => word);
  if (value.words.some((at) => at >= shown.length)) return mismatch('unknown-word');
  return exactScore(answer, 'words', scoreHighlights({ shown, wrong: item.changes }, value.words));
});

export const highlightIncorrectWords: TaskRules<'HIW'> = {
  score,
  texts: ({ transcript, changes }) => ({
    source: transcript,
    spoken: transcript,
    answer: changes.map(({ shown, said }) => `${shown}: ${said}`).join('\n'),
  }),
};
