import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { MarkedChoices } from '#ui/practice/choice-list.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './answer-panel.module.css';

/** Every option with its note, the learner's choice and the right one marked; the passage to look it up in. */
export function ChoiceSingleResult({ item, value }: ResultProps<'MCS_R'>) {
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.question}>{item.question}</p>
        <MarkedChoices
          choices={item.options.map((option) => ({
            ...option,
            isChosen: value.chosen.includes(option.id),
            isCorrect: option.id === item.correct,
          }))}
        />
      </div>
      <section className={classes.passage} aria-label="The passage">
        <ReadingText text={item.passage} />
      </section>
    </div>
  );
}

export function ChoiceSingleKey({ item }: AnswerKeyProps<'MCS_R'>) {
  const right = item.options.filter(({ id }) => id === item.correct);
  return <MarkedChoices choices={right.map((option) => ({ ...option, isChosen: false, isCorrect: true }))} />;
}
