import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { AnswerStanding } from '#features/practice/answers/answer-standing.tsx';
import { EarlierLine } from '#features/practice/compare/earlier-line.tsx';
import { useNextOfList } from '#features/practice/session/next-of-list.ts';
import { stopToDo, useSessionPlace } from '#features/practice/session/session-place.ts';
import { StopLink } from '#features/practice/session/stop-link.tsx';
import { isRefused } from '#domain/tasks/is-refused.ts';
import type { HandedIn } from '#features/practice/task-frame/attempt.ts';
import { nextTask } from '#platform/next-task.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { AnswerScore } from '#features/practice/result/answer-score.tsx';
import { WeakLesson } from '#features/practice/result/weak-lesson.tsx';
import { LimitReached } from './limit-reached.tsx';
import classes from './practice-card.module.css';

export interface ResultProps {
  item: BankItem;
  handedIn: HandedIn;
  filter: ListArgs;
  search: SearchText;
  onRetry: () => void;
  /** Shows the answer below. */
  answerButton: ReactNode;
}

/** What became of the answer: where it stands, its score, and the way on. */
export function Result({ item, handedIn, filter, search, onRetry, answerButton }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The panel that had the focus is gone: without this a keyboard would start again at the top of the page. In a task of its
  // own, because the browser lays the whole result out for it.
  useEffect(() => void nextTask().then(() => title.current?.focus()), []);
  const nextOfList = useNextOfList({ practiceId: item.id, filter });
  const place = useSessionPlace();
  const next = place === null ? nextOfList : stopToDo(place);
  const { value, pteType, answerId } = handedIn;
  // An engine may complete the score after it was saved.
  const own = useLive(findAnswer, { answerId }, { drawsMuch: true });
  const row = own.status === 'ready' ? own.data : null;
  const score = row?.score ?? handedIn.score;
  const hasNext = next !== null || place !== null;
  // Nothing could be scored: what helps most is another try.
  const isToRepeat = isRefused(score);
  const retry = (
    <Button variant={isToRepeat ? 'filled' : 'default'} onClick={onRetry}>
      Try again
    </Button>
  );
  const saved = <AnswerStanding practiceId={item.id} answerId={answerId} />;
  return (
    <section className={classes.result} aria-label="Your result">
      {score === null ? (
        <>
          <h2 ref={title} tabIndex={-1}>
            Your result
          </h2>
          {saved}
        </>
      ) : (
        <AnswerScore
          title={title}
          saved={saved}
          compared={<EarlierLine item={item} answerId={answerId} />}
          item={item}
          value={value}
          score={score}
          pteType={pteType}
          answerId={answerId}
          scoredOn={row?.scoredOn ?? null}
          scoredBy={row?.scoredBy}
          shownBefore={row?.shownBefore}
          scoring={row?.scoring ?? null}
          mode={handedIn.mode}
          durationSeconds={row?.duration ?? null}
        />
      )}
      <LimitReached scoring={row?.scoring ?? null} />
      <WeakLesson taskType={item.taskType} score={score} />
      <div className={classes.onward}>
        <span className={classes.aside}>{answerButton}</span>
        {!isToRepeat && retry}
      </div>
      {(hasNext || isToRepeat) && (
        <div className={classes['next']} data-off-paper>
          {hasNext && (
            <Button
              variant={isToRepeat ? 'default' : 'filled'}
              renderRoot={(props) => <StopLink {...props} stop={next} search={search} />}
            >
              {next === null ? 'See how it went' : 'Next question'}
            </Button>
          )}
          {isToRepeat && retry}
        </div>
      )}
    </section>
  );
}
