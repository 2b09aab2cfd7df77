import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { allShownWords } from '#ui/amounts.ts';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useNow } from '#ui/use-now.ts';
import { Message } from '#ui/message.tsx';
import { OwnCard } from './own-card.tsx';
import { AnswerFilter, allAnswers } from './answer-filter.tsx';
import classes from './answers.module.css';
import { ShareQuestion } from './share-question.tsx';

/** Answers shown at first and added by each Load More (spec section 9). */
const step = 10;

/** Own answers to this practice, newest first. */
export function MyAnswers({ item }: { item: BankItem }) {
  const context = useDataContext();
  const [limit, setLimit] = useState(step);
  const [filter, setFilter] = useState(allAnswers);
  const own = useLive(
    listOwnAnswers,
    { practiceId: item.id, limit, sort: filter.sort, ...(filter.pteType ? { pteType: filter.pteType } : {}) },
    { keepPrevious: true, drawsMuch: true },
  );
  const sync = useLive(syncStatus, {}, { drawsMuch: true });
  const now = useNow(context.clock);

  if (own.status === 'failed') throw own.error;
  if (own.status === 'loading') return <div className={classes.quiet} aria-busy="true" />;
  const { answers, total } = own.data;
  const isOfOneExam = filter.pteType !== null;
  if (total === 0 && !isOfOneExam) {
    return (
      <Message title="No answers found">
        Start by uploading your answers, then you can check your scores.
      </Message>
    );
  }
  const [first] = answers;
  return (
    <>
      {first && <ShareQuestion answerId={first.answerId} />}
      {(total > 1 || isOfOneExam) && <AnswerFilter value={filter} onChange={setFilter} />}
      <ol className={classes.list} aria-label="My answers">
        {answers.map((answer) => (
          <OwnCard
            key={answer.answerId}
            item={item}
            answer={answer}
            now={now}
            sync={sync.status === 'ready' ? sync.data : null}
          />
        ))}
      </ol>
      <div className={classes.more} data-off-paper>
        {answers.length < total ? (
          <Button variant="default" onClick={() => setLimit(limit + step)}>
            Load More
          </Button>
        ) : (
          <p className={classes.end}>{total === 0 ? 'No answers found' : allShownWords(total)}</p>
        )}
      </div>
    </>
  );
}
