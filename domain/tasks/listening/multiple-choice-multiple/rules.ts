import { heardChoiceTexts } from '#domain/tasks/choice-texts.ts';
import { scoreSeveralChoices } from '#domain/tasks/score-several-choices.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

export const listeningChoiceMultiple: TaskRules<'MCM_L'> = {
  score: scoreSeveralChoices,
  texts: heardChoiceTexts,
};
