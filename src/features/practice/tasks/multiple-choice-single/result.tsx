import { MarkedChoices } from '#ui/practice/choice-list.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

/** Every option with its note; the learner's choice and the right one marked. */
export function ChoiceSingleResult({ item, value }: ResultProps<'MCS_R'>) {
  return (
    <MarkedChoices
      choices={item.options.map((option) => ({
        ...option,
        isChosen: value.chosen.includes(option.id),
        isCorrect: option.id === item.correct,
      }))}
    />
  );
}

export function ChoiceSingleKey({ item }: AnswerKeyProps<'MCS_R'>) {
  const right = item.options.filter(({ id }) => id === item.correct);
  return <MarkedChoices choices={right.map((option) => ({ ...option, isChosen: false, isCorrect: true }))} />;
}
