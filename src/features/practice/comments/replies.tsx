import { Button } from '@mantine/core';
import { useState } from 'react';
import { nameInSentence } from '#contract/names/clean-name.ts';
import { createReply } from '#data/commands/comments.ts';
import { listReplies, type CommentView } from '#data/queries/list-comments.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { FetchNote } from './fetch-note.tsx';
import { useFetched } from './use-fetched.ts';
import classes from './comments.module.css';

interface RepliesProps {
  practiceId: number;
  comment: CommentView;
  now: number;
}

/** Replies to a comment, shown on request, and the way to write one. */
export function Replies({ practiceId, comment, now }: RepliesProps) {
  const context = useDataContext();
  const [isOpen, setIsOpen] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const { id: commentId, replyCount, nickname } = comment;
  return (
    <div className={classes['replies']}>
      <div className={classes['deeds']}>
        <Button variant="subtle" px={8} aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
          Reply
        </Button>
        {replyCount > 0 && (
          <Button variant="subtle" px={8} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide replies' : `Show ${replyCount} more replies`}
          </Button>
        )}
      </div>
      {isWriting && (
        <CommentEditor
          label={`Reply to ${nameInSentence(nickname)}`}
          place={`to ${commentId}`}
          action="Reply"
          takesFocus
          onSubmit={async (text, images) => {
            const result = await createReply(context, { commentId, text, images });
            if (result.kind === 'saved') {
              setIsWriting(false);
              setIsOpen(true);
            }
            return result;
          }}
        />
      )}
      {isOpen && <ReplyList practiceId={practiceId} commentId={commentId} now={now} />}
    </div>
  );
}

function ReplyList({ practiceId, commentId, now }: { practiceId: number; commentId: string; now: number }) {
  const live = useLive(listReplies, { commentId }, { keepPrevious: true });
  const { state, reload, loadMore } = useFetched({ kind: 'replies', commentId });
  if (live.status === 'failed') throw live.error;
  const data = live.status === 'ready' ? live.data : null;
  return (
    <>
      <FetchNote
        state={state}
        fetchedAt={data?.fetchedAt ?? null}
        now={now}
        what="Replies of other learners"
        onRetry={reload}
      />
      {data && data.comments.length > 0 && (
        <ol className={classes['list']} aria-label="Replies">
          {data.comments.map((reply) => (
            <CommentCard key={reply.id} practiceId={practiceId} comment={reply} now={now} />
          ))}
        </ol>
      )}
      {data?.hasMore && (
        <Button
          variant="default"
          loading={state.status === 'fetching'}
          onClick={() => loadMore(data.fetchedRows)}
        >
          Load More
        </Button>
      )}
    </>
  );
}
