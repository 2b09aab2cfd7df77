import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { ChoiceList } from '#ui/practice/choice-list.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import classes from './answer-panel.module.css';

/** The passage, then the question with its options. Side by side where there is room, as in the exam. */
export function ChoiceSinglePanel({ item, attempt }: AnswerPanelProps<'MCS_R'>) {
  const chosen = attempt.value?.chosen[0] ?? null;
  return (
    <>
      <div className={classes['panel']}>
        <ReadingText text={item.passage} />
        <ChoiceList
          question={item.question}
          options={item.options}
          chosen={chosen}
          onChoose={(id) => attempt.change({ kind: 'choose', chosen: [id] })}
        />
      </div>
      <SubmitBar
        attempt={attempt}
        answer={attempt.value && chosen !== null ? { value: attempt.value } : null}
        hint="Choose one answer"
      />
    </>
  );
}
