import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { saveProblem } from '#features/practice/attempt/save-problem.ts';
import type { Attempt } from '#features/practice/attempt/attempt.ts';
import { Opening, openingOf, useFirstTouch } from '#features/practice/begin/opening.tsx';
import type { AttemptArgs } from '#features/practice/attempt/use-attempt.ts';
import { useAttempt } from '#features/practice/attempt/use-attempt.ts';
import { useSessionPlace } from '#features/practice/session/session-place.ts';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { CardTools } from './card-tools.ts';
import { AnswerReveal } from './answer-reveal.tsx';
import { OverTime } from './over-time.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionBar } from './question-bar.tsx';
import { Result } from './result.tsx';
import { RetryButton } from './retry-button.tsx';
import { ScoresLeft } from './scores-left.tsx';
import { SessionClock } from './session-clock.tsx';
import classes from './practice-card.module.css';

export interface QuestionProps extends AttemptArgs {
  isPredicted: boolean;
  bookmarkType: BookmarkType;
  memoryCount: number;
  tools: CardTools | undefined;
  /** The list that Previous and Next walk through. */
  filter: ListArgs;
  search: SearchText;
  /** Between the bar and the question: what was left behind of an earlier visit. */
  notice: ReactNode;
}

/** One try at a question: the answer panel until it is handed in, then its result. */
export function Question(props: QuestionProps) {
  const { isPredicted, bookmarkType, memoryCount, tools, filter, search, notice, ...args } = props;
  const { item, rule } = args;
  const { attempt, handedIn, hasWork, isKept, begin, goOn, retry } = useAttempt(args);
  const [isShown, setIsShown] = useState(false);
  const answerId = useId();
  const place = useSessionPlace();
  const { phase, plan } = attempt.session;
  const opening = openingOf({
    item,
    isBegun: phase !== 'closed' || handedIn !== null,
    isKept,
    isKnown: place?.isKnown === true,
  });
  useFirstTouch(opening === 'first-touch', begin);
  const isShut = opening !== null && opening !== 'first-touch';
  const panel = useFocusOnceOpen(isShut);
  const again = () => {
    setIsShown(false);
    retry();
  };
  const toggleAnswer = () => {
    setIsShown(!isShown);
    if (!isShown) attempt.send('showAnswer');
  };
  const isHeld = phase === 'playing' || phase === 'recording';
  const answerButton = (
    <Button
      variant="default"
      aria-keyshortcuts="a"
      aria-expanded={isShown}
      aria-controls={answerId}
      // It may be spoken aloud: not over the prompt or into the microphone.
      disabled={!isShown && isHeld}
      onClick={toggleAnswer}
    >
      Answer
    </Button>
  );
  return (
    <>
      <QuestionBar
        item={item}
        taskName={rule.displayName}
        search={search}
        clock={handedIn ? null : <SessionClock session={attempt.session} rule={rule} />}
      />
      <QuestionHead
        isPredicted={isPredicted}
        bookmarkType={bookmarkType}
        item={item}
        filter={filter}
        search={search}
        pteType={args.pteType}
        memoryCount={memoryCount}
        isHeld={isHeld}
        tools={tools}
      />
      {notice}
      {rule.clock.kind === 'own' && !handedIn && <OverTime session={attempt.session} />}
      {handedIn ? (
        <Result
          item={item}
          handedIn={handedIn}
          filter={filter}
          search={search}
          onRetry={again}
          answerButton={answerButton}
        />
      ) : isShut ? (
        <Opening kind={opening} item={item} rule={rule} plan={plan} onBegin={begin} onGoOn={goOn} />
      ) : (
        <div ref={panel} tabIndex={-1} className={classes['panel']}>
          <Suspense fallback={<div className={classes.panelRoom} aria-busy="true" />}>
            <Panel taskType={item.taskType} item={item} rule={rule} attempt={attempt} />
          </Suspense>
        </div>
      )}
      {attempt.problem && (
        <p className={classes.problem} role="alert">
          {saveProblem(attempt.problem)}
        </p>
      )}
      {!handedIn && !isShut && (
        <div className={classes.quiet}>
          {answerButton}
          {/* A recorded answer is tried again at its recorder. */}
          {attempt.value !== null && <RetryButton hasWork={hasWork} onRetry={again} />}
          {assessmentOf(item.taskType) !== 'none' && <ScoresLeft />}
        </div>
      )}
      {handedIn && attempt.notes !== '' && (
        <section className={classes.notes} aria-label="Your notes">
          <h3>Your notes</h3>
          <p lang="en" dir="auto">
            {attempt.notes}
          </p>
        </section>
      )}
      <div id={answerId}>{isShown && <AnswerReveal item={item} />}</div>
    </>
  );
}

/** The gate that had the focus is gone: a keyboard goes on in the question, and not at the top of the page. */
function useFocusOnceOpen(isShut: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasShut = useRef(isShut);
  useEffect(() => {
    if (wasShut.current && !isShut) panel.current?.focus({ preventScroll: true });
    wasShut.current = isShut;
  }, [isShut]);
  return panel;
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
