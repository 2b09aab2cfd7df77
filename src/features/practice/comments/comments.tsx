import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { createComment } from '#data/commands/comments.ts';
import { listComments } from '#data/queries/list-comments.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { WordsArea } from '#ui/dictionary/words-area.tsx';
import { useNow } from '#ui/use-now.ts';
import { Message } from '#ui/message.tsx';
import { CommentCard } from './comment-card.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { FetchNote } from './fetch-note.tsx';
import { Replies } from './replies.tsx';
import { useFetched } from './use-fetched.ts';
import classes from './comments.module.css';

/** What learners say about a practice: written and liked without a connection too, and sent once when there is one. */
export function Comments({ item }: { item: BankItem }) {
  const context = useDataContext();
  const [onlyExamMemories, setOnlyExamMemories] = useState(false);
  const practiceId = item.id;
  const live = useLive(listComments, { practiceId, onlyExamMemories });
  const { state, reload, loadMore } = useFetched({ kind: 'comments', practiceId, onlyExamMemories });
  const now = useNow(context.clock);
  if (live.status === 'failed') throw live.error;
  const data = live.status === 'ready' ? live.data : null;
  return (
    <div className={classes['section']}>
      <CommentEditor
        label="Your comment"
        place={`on ${practiceId}`}
        action="Comment"
        onSubmit={(text, images) => createComment(context, { practiceId, text, images })}
      />
      <Switch
        label="Only show Exam Memory"
        size="md"
        checked={onlyExamMemories}
        onChange={(event) => setOnlyExamMemories(event.currentTarget.checked)}
      />
      <FetchNote
        state={state}
        fetchedAt={data?.fetchedAt ?? null}
        now={now}
        what="Comments of other learners"
        onRetry={reload}
      />
      {data === null ? (
        <div className={classes['quiet']} aria-busy="true" />
      ) : data.comments.length === 0 ? (
        state.status === 'over' && state.result === 'kept' && <Message title="No comment found" as="p" />
      ) : (
        <>
          <WordsArea practiceType={item.taskType} within="[data-words]">
            <ol className={classes['list']} aria-label="Comments">
              {data.comments.map((comment) => (
                <CommentCard key={comment.id} practiceId={practiceId} comment={comment} now={now}>
                  <Replies practiceId={practiceId} comment={comment} now={now} />
                </CommentCard>
              ))}
            </ol>
          </WordsArea>
          {data.hasMore ? (
            <Button
              variant="default"
              className={classes['more'] ?? ''}
              loading={state.status === 'fetching'}
              onClick={() => loadMore(data.fetchedRows)}
            >
              Load More
            </Button>
          ) : (
            <p className={classes['end']}>
              {data.total === 1 ? '1 comment has been shown.' : `All ${data.total} comments has been shown.`}
            </p>
          )}
        </>
      )}
    </div>
  );
}
