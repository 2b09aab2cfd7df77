import { textLimits } from '#contract/text-limits.ts';
import type { DataContext } from '#data/store/context.ts';
import type { NewBlob } from '#data/store/commit.ts';
import type { OwnComment } from '#domain/outbox/kinds/row-value.ts';
import { commentLane } from '#domain/outbox/kinds/comment.ts';
import { notSaved, writeKind, type WriteResult } from './write-kind.ts';

export interface Picture {
  bytes: ArrayBuffer;
  mimeType: string;
}

/** Spec section 5: comments and replies. */
const most = { characters: textLimits.comment, pictures: 3, pictureBytes: 2 * 1024 * 1024 } as const;
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

export interface CommentInput {
  practiceId: number;
  text: string;
  /** At most three of at most 2 MB: png, jpeg or webp. `invalid` otherwise. */
  images?: readonly Picture[];
}

/** Writes a comment on a practice: 1 to 2,000 characters. */
export async function createComment(
  context: DataContext,
  { practiceId, text, images = [] }: CommentInput,
): Promise<WriteResult<{ commentId: string }>> {
  const kept = await prepare(context, text, images);
  if ('kind' in kept) return kept;
  const commentId = context.ids.uuid();
  const payload = {
    commentId,
    practiceId,
    comment: text,
    images: kept.hashes,
    writtenAt: context.clock.now(),
  };
  const result = await writeKind(context, 'comment.create', payload, { blobs: kept.blobs });
  return result.kind === 'saved' ? { ...result, commentId } : result;
}

/** Replies to a comment, own or not. A reply to an own comment that still waits goes after it. */
export async function createReply(
  context: DataContext,
  { commentId, text, images = [] }: Omit<CommentInput, 'practiceId'> & { commentId: string },
): Promise<WriteResult<{ replyId: string }>> {
  const kept = await prepare(context, text, images);
  if ('kind' in kept) return kept;
  const replyId = context.ids.uuid();
  const payload = { replyId, commentId, reply: text, images: kept.hashes, writtenAt: context.clock.now() };
  const result = await writeKind(context, 'reply.create', payload, { blobs: kept.blobs });
  return result.kind === 'saved' ? { ...result, replyId } : result;
}

/** Deletes an own comment, with its replies, or an own reply. One that was never sent just goes, and all that hung on it. */
export function deleteComment(context: DataContext, input: { commentId: string }): Promise<WriteResult> {
  return writeKind(context, 'comment.delete', input, {
    check: (row) => ((row?.value ?? null) === null ? 'missing' : null),
    // Behind the reply that is to go.
    lane: (row) => {
      const parentId = (row?.value as OwnComment | null | undefined)?.parentId ?? null;
      return parentId === null ? undefined : commentLane(parentId);
    },
  });
}

/** Likes a comment or a reply, or takes the like back. */
export function setLike(
  context: DataContext,
  input: { commentId: string; liked: boolean },
): Promise<WriteResult> {
  return writeKind(context, 'like.set', input);
}

interface Kept {
  readonly hashes: string[];
  readonly blobs: readonly NewBlob[];
}

/** Checks text and pictures, and names the pictures before the transaction begins. */
async function prepare(
  { digest }: DataContext,
  text: string,
  images: readonly Picture[],
): Promise<Kept | ReturnType<typeof notSaved>> {
  if (text.trim() === '') return notSaved('empty');
  if (text.trim().length > most.characters) return notSaved('too-long');
  const isOdd = images.some(
    ({ bytes, mimeType }) => bytes.byteLength > most.pictureBytes || !pictureTypes.includes(mimeType),
  );
  if (images.length > most.pictures || isOdd) return notSaved('invalid');
  const blobs = await Promise.all(
    images.map(async ({ bytes, mimeType }) => ({ sha256: await digest.sha256(bytes), bytes, mimeType })),
  );
  return { hashes: blobs.map(({ sha256 }) => sha256), blobs };
}
