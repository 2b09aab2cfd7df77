import type { ReactNode } from 'react';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import { ChoiceList, ChoiceMany } from '#ui/practice/choice-list.tsx';
import type { ChooseValue, NotedOption } from './choose.ts';
import classes from './choose.module.css';

export interface ChoosePanelProps {
  attempt: Attempt<ChooseValue>;
  question: string;
  options: readonly NotedOption[];
  /** More than one option is right. */
  isSeveral?: boolean;
  /** What the question is about: a passage beside it, or a player above it. */
  source: ReactNode;
  sourceKind: 'passage' | 'sound';
}

/** What the question is about, then its options: side by side where there is room for a passage, as in the exam. */
export function ChoosePanel(props: ChoosePanelProps) {
  const { attempt, question, options, isSeveral = false, source, sourceKind } = props;
  const chosen = attempt.value?.chosen ?? [];
  const choose = (ids: string[]) => attempt.change({ kind: 'choose', chosen: ids });
  return (
    <>
      <div
        className={classes[sourceKind === 'passage' ? 'panel' : 'below']}
        data-layout={sourceKind === 'passage' ? 'beside' : 'stacked'}
      >
        {source}
        {isSeveral ? (
          <ChoiceMany question={question} options={options} chosen={chosen} onChoose={choose} />
        ) : (
          <ChoiceList
            question={question}
            options={options}
            chosen={chosen[0] ?? null}
            onChoose={(id) => choose([id])}
          />
        )}
      </div>
      <SubmitBar
        attempt={attempt}
        handIn={attempt.value && chosen.length > 0 ? { value: attempt.value } : null}
        hint={isSeveral ? 'Choose your answers' : 'Choose one answer'}
      />
    </>
  );
}
