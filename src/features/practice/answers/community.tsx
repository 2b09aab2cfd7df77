import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { findFetchedList } from '#data/store/content/fetched-lists.ts';
import { allShownWords } from '#ui/amounts.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { FetchNote } from '#features/practice/comments/fetch-note.tsx';
import { useFetched } from '#features/practice/comments/use-fetched.ts';
import { useNow } from '#ui/use-now.ts';
import { Message } from '#ui/message.tsx';
import { AnswerFilter, allAnswers } from './answer-filter.tsx';
import classes from './answers.module.css';
import { OthersCard } from './others-card.tsx';

/** Answers that other learners share: fetched when they are looked at, kept for the next time, with their age. */
export function Community({ item }: { item: BankItem }) {
  const context = useDataContext();
  const now = useNow(context.clock);
  const [filter, setFilter] = useState(allAnswers);
  const list = { kind: 'answers', taskType: item.taskType, practiceId: item.id, ...filter } as const;
  const live = useLive(findFetchedList<'answers'>, list, { drawsMuch: true });
  const { state, reload, loadMore } = useFetched(list);
  if (live.status === 'failed') throw live.error;
  const data = live.status === 'ready' ? live.data : null;
  const isKnown = state.status === 'over' && state.result === 'kept';
  return (
    <>
      <AnswerFilter value={filter} onChange={setFilter} />
      <FetchNote
        state={state}
        fetchedAt={data?.at ?? null}
        now={now}
        what="Answers of other learners"
        onRetry={reload}
      />
      {data === null || data.rows.length === 0 ? (
        isKnown && (
          <Message title="No answers found">Nobody has shared an answer to this question yet.</Message>
        )
      ) : (
        <>
          <ol className={classes.list} aria-label="Answers of other learners">
            {data.rows.map((answer) => (
              <OthersCard key={answer.id} item={item} answer={answer} />
            ))}
          </ol>
          <div className={classes.more}>
            {data.rows.length < data.total ? (
              <Button
                variant="default"
                loading={state.status === 'fetching'}
                onClick={() => loadMore(data.rows.length)}
              >
                Load More
              </Button>
            ) : (
              <p className={classes.end}>{allShownWords(data.total)}</p>
            )}
          </div>
        </>
      )}
    </>
  );
}
