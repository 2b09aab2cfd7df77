import { readChoiceTexts } from '#domain/tasks/choice-texts.ts';
import { scoreOneChoice } from '#domain/tasks/score-one-choice.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

export const readingChoiceSingle: TaskRules<'MCS_R'> = {
  score: scoreOneChoice,
  texts: readChoiceTexts,
};
