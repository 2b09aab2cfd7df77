import { Suspense, useMemo, type ComponentProps, type Ref } from 'react';
import type { ListArgs } from '#data/queries/list-practices.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { AnotherQuestion } from '#features/practice/session/another-question.tsx';
import { OnwardProvider } from '#features/practice/task-frame/onward.ts';
import { WordsScope } from '#ui/dictionary/words-scope.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import classes from './practice-card.module.css';

interface AnswerPlaceProps extends Pick<ComponentProps<typeof AnswerPanel>, 'item' | 'rule' | 'attempt'> {
  ref: Ref<HTMLDivElement>;
  /** The exam has no dictionary. */
  areWordsOff: boolean;
  filter: ListArgs;
  search: SearchText;
}

/** Where a question is answered, with what its screens need around them. */
export function AnswerPlace({ ref, item, rule, attempt, areWordsOff, filter, search }: AnswerPlaceProps) {
  const { id, taskType } = item;
  const words = useMemo(() => ({ practiceType: taskType, isOff: areWordsOff }), [taskType, areWordsOff]);
  const onward = useMemo(
    () => <AnotherQuestion practiceId={id} filter={filter} search={search} />,
    [id, filter, search],
  );
  return (
    <div ref={ref} tabIndex={-1} className={classes['panel']}>
      <Suspense fallback={<div className={classes.panelRoom} aria-busy="true" />}>
        <WordsScope value={words}>
          <OnwardProvider value={onward}>
            <AnswerPanel taskType={taskType} item={item} rule={rule} attempt={attempt} />
          </OnwardProvider>
        </WordsScope>
      </Suspense>
    </div>
  );
}
