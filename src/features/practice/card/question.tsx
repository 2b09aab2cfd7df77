import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Suspense, useId, useState } from 'react';
import type { BankItem, BankTaskType, ItemOf } from '#contract/entities/bank-item.ts';
import { saveProblem } from '#features/practice/attempt/save-problem.ts';
import type { Attempt } from '#features/practice/attempt/attempt.ts';
import type { AttemptArgs } from '#features/practice/attempt/use-attempt.ts';
import { useAttempt } from '#features/practice/attempt/use-attempt.ts';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { AnswerReveal } from './answer-reveal.tsx';
import type { PracticeCardProps } from './practice-card.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionBar } from './question-bar.tsx';
import { QuestionLinks } from './question-links.tsx';
import { Result } from './result.tsx';
import { RetryButton } from './retry-button.tsx';
import { SessionClock } from './session-clock.tsx';
import classes from './practice-card.module.css';

export interface QuestionProps extends AttemptArgs, Pick<PracticeCardProps, 'row' | 'filter' | 'search'> {
  /** Between the bar and the question: what was left behind of an earlier visit. */
  notice: ReactNode;
}

/** One try at a question: the answer panel until it is handed in, then its result. */
export function Question({ row, filter, search, notice, ...args }: QuestionProps) {
  const { item, rule } = args;
  const { attempt, handedIn, hasWork, retry } = useAttempt(args);
  const [isShown, setIsShown] = useState(false);
  const answerId = useId();
  const { phase } = attempt.session;
  const again = () => {
    setIsShown(false);
    retry();
  };
  const toggleAnswer = () => {
    setIsShown(!isShown);
    if (!isShown) attempt.send('showAnswer');
  };
  return (
    <>
      <QuestionBar
        item={item}
        taskName={rule.displayName}
        search={search}
        clock={handedIn ? null : <SessionClock session={attempt.session} rule={rule} />}
        links={<QuestionLinks practiceId={item.id} filter={filter} search={search} />}
      />
      <QuestionHead row={row} item={item} />
      {notice}
      {handedIn ? (
        <Result item={item} handedIn={handedIn} filter={filter} search={search} onRetry={again} />
      ) : (
        <Suspense fallback={<div className={classes.panelRoom} aria-busy="true" />}>
          <Panel taskType={item.taskType} item={item} rule={rule} attempt={attempt} />
        </Suspense>
      )}
      {attempt.problem && (
        <p className={classes.problem} role="alert">
          {saveProblem(attempt.problem)}
        </p>
      )}
      <div className={classes.quiet}>
        <Button
          variant="default"
          aria-expanded={isShown}
          aria-controls={answerId}
          // It may be spoken aloud: not over the prompt or into the microphone.
          disabled={!isShown && (phase === 'playing' || phase === 'recording')}
          onClick={toggleAnswer}
        >
          Answer
        </Button>
        {!handedIn && <RetryButton hasWork={hasWork} onRetry={again} />}
      </div>
      <div id={answerId}>{isShown && <AnswerReveal item={item} />}</div>
    </>
  );
}

interface PanelProps<T extends BankTaskType> {
  taskType: T;
  item: BankItem;
  rule: TaskRule;
  attempt: Attempt;
}

function Panel<T extends BankTaskType>({ taskType, item, rule, attempt }: PanelProps<T>) {
  const { AnswerPanel } = useScreens(taskType);
  // `taskType` is this item's own, and the attempt was opened for this item.
  return (
    <AnswerPanel item={item as ItemOf<T>} rule={rule} attempt={attempt as unknown as Attempt<ValueOf<T>>} />
  );
}
