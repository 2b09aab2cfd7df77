import { readChoiceTexts } from '#domain/tasks/choice-texts.ts';
import { scoreSeveralChoices } from '#domain/tasks/score-several-choices.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

export const readingChoiceMultiple: TaskRules<'MCM_R'> = {
  score: scoreSeveralChoices,
  texts: readChoiceTexts,
};
