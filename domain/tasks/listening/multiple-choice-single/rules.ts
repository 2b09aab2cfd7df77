import { heardChoiceTexts } from '#domain/tasks/choice-texts.ts';
import { scoreOneChoice } from '#domain/tasks/score-one-choice.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

export const listeningChoiceSingle: TaskRules<'MCS_L'> = {
  score: scoreOneChoice,
  texts: heardChoiceTexts,
};
