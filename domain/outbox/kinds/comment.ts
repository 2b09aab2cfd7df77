import type { KindRule } from './kind-rule.ts';

/** Comments of one practice go in order, and so do the replies to one comment. */
export const commentsLane = (practiceId: number): string => `comments:${practiceId}`;
export const commentLane = (commentId: string): string => `comment:${commentId}`;

export const comment: KindRule<'comment'> = {
  ops: {
    'comment.create': {
      key: ({ commentId }) => commentId,
      lane: ({ practiceId }) => commentsLane(practiceId),
      blobKeys: ({ images }) => images,
      apply: (value, { commentId, practiceId, comment: text, images, writtenAt }) =>
        value ?? {
          id: commentId,
          practiceId,
          parentId: null,
          text,
          images,
          lastModifiedDate: new Date(writtenAt).toISOString(),
        },
    },
    'reply.create': {
      key: ({ replyId }) => replyId,
      lane: ({ commentId }) => commentLane(commentId),
      needs: ({ commentId }) => [`comment:${commentId}`],
      blobKeys: ({ images }) => images,
      apply: (value, { replyId, commentId, reply: text, images, writtenAt }) =>
        value ?? {
          id: replyId,
          practiceId: null,
          parentId: commentId,
          text,
          images,
          lastModifiedDate: new Date(writtenAt).toISOString(),
        },
    },
    'comment.delete': {
      key: ({ commentId }) => commentId,
      lane: ({ commentId }) => commentLane(commentId),
      needs: ({ commentId }) => [`comment:${commentId}`],
      apply: () => null,
    },
  },
  group: ({ parentId, practiceId }) => (parentId === null ? `practice:${practiceId}` : `comment:${parentId}`),
  at: ({ lastModifiedDate }) => Date.parse(lastModifiedDate),
};
