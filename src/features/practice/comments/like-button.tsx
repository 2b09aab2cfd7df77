import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { setLike } from '#data/commands/comments.ts';
import type { CommentView } from '#data/queries/list-comments.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';

/** Likes, or takes the like back; off while a request runs. */
export function LikeButton({ comment }: { comment: CommentView }) {
  const context = useDataContext();
  const say = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { id, liked, likesCount } = comment;
  const toggle = async () => {
    setIsBusy(true);
    const result = await setLike(context, { commentId: id, liked: !liked });
    setIsBusy(false);
    if (result.kind === 'not-saved') say(notSavedWords(result.reason));
  };
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="subtle"
      px={8}
      aria-pressed={liked}
      aria-label={`Like, ${likesCount} so far`}
      disabled={isBusy}
      leftSection={<Heart size={20} aria-hidden="true" />}
      onClick={() => void toggle()}
    >
      {likesCount}
    </Button>
  );
}
