import { ActionIcon } from '@mantine/core';
import { IconFlag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nameInSentence } from '#contract/names/clean-name.ts';
import { deleteComment } from '#data/commands/comments.ts';
import type { CommentView } from '#data/queries/list-comments.ts';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { syncTone, syncWords } from '#features/practice/sync-words.ts';
import { PersonLine } from '#ui/people/person-line.tsx';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { TimeAgo } from '#ui/practice/time-ago.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import { useUndoable } from '#data/hooks/use-undoable.ts';
import { CommentImage } from './comment-image.tsx';
import { LikeButton } from './like-button.tsx';
import { ReportComment } from './report-comment.tsx';
import classes from './comments.module.css';

interface CommentCardProps {
  practiceId: number;
  comment: CommentView;
  now: number;
  /** Replies, under a comment. */
  children?: ReactNode;
}

/** One comment, reply or exam memory, with what the learner can do about it. */
export function CommentCard({ practiceId, comment, now, children }: CommentCardProps) {
  const context = useDataContext();
  const say = useToast();
  const [asks, setAsks] = useState<'delete' | 'report' | null>(null);
  const { id, prediction, isMine, syncState } = comment;
  const removal = useUndoable(async () => {
    const result = await deleteComment(context, { commentId: id });
    if (result.kind !== 'saved') say(notSavedWords(result.reason));
  });
  if (removal.isGoing) {
    return (
      <li className={classes['card']}>
        <UndoLine said="Comment deleted successfuly" onUndo={removal.undo} />
      </li>
    );
  }
  const close = () => setAsks(null);
  return (
    <li className={classes['card']}>
      <PersonLine nickname={comment.nickname} avatar={comment.avatar} premium={comment.premium}>
        <TimeAgo at={comment.at} now={now} />
      </PersonLine>
      {prediction && (
        <p className={classes['memory']}>
          <b>Met in the exam</b> on {prediction.date}, {prediction.country.name}
          {prediction.description !== '' && (
            <>
              <br />
              <span dir="auto" data-words>
                {prediction.description}
              </span>
            </>
          )}
        </p>
      )}
      {comment.text !== '' && (
        <p className={classes['text']} dir="auto" data-words>
          {comment.text}
        </p>
      )}
      {comment.images.length > 0 && (
        <div className={classes['images']}>
          {comment.images.map((sha256, at) => (
            <CommentImage
              key={sha256}
              sha256={sha256}
              label={`Image ${at + 1} of ${nameInSentence(comment.nickname)}`}
            />
          ))}
        </div>
      )}
      {comment.isHidden && <p className={classes['problem']}>Hidden. Other learners do not see it.</p>}
      {syncState !== 'synced' && (
        <SyncWord
          tone={syncTone(syncState)}
          word={syncWords(syncState, null, { hasAccount: context.userId !== localUserId })}
        />
      )}
      <div className={classes['deeds']}>
        <LikeButton comment={comment} />
        <span className={classes['space']} />
        {!isMine && (
          <ActionIcon color="gray" aria-label="Report this comment" onClick={() => setAsks('report')}>
            <IconFlag size={20} />
          </ActionIcon>
        )}
        {isMine && prediction === null && (
          <ActionIcon color="gray" aria-label="Delete this comment" onClick={() => setAsks('delete')}>
            <IconTrash size={20} />
          </ActionIcon>
        )}
      </div>
      {children}
      <ReportComment practiceId={practiceId} commentId={id} isOpen={asks === 'report'} onClose={close} />
      <DeleteModal
        isOpen={asks === 'delete'}
        onClose={close}
        onDelete={() => {
          close();
          removal.start();
        }}
      />
    </li>
  );
}
