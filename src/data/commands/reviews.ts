import type { MutationPayload } from '#contract/mutations.ts';
import type { DataContext } from '#data/store/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/** Adds one review of a card to the log; its schedule follows. */
export async function addReview(
  context: DataContext,
  input: Pick<MutationPayload<'review.add'>, 'card' | 'grade'>,
): Promise<WriteResult<{ reviewId: string }>> {
  const reviewId = context.ids.uuid();
  const payload = { reviewId, ...input, reviewedAt: context.clock.now() };
  const result = await writeKind(context, 'review.add', payload);
  return result.kind === 'saved' ? { ...result, reviewId } : result;
}

/** Takes an own review back. */
export function deleteReview(context: DataContext, input: { reviewId: string }): Promise<WriteResult> {
  return writeKind(context, 'review.delete', input, {
    check: (row) => ((row?.value ?? null) === null ? 'missing' : null),
  });
}
