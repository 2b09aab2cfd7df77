import type { ReadContext } from '#data/store/context.ts';
import { findEntity, listEntities, type Page } from './entities.ts';

/** Own comments on a practice, newest first. */
export const listOwnComments = (
  context: ReadContext,
  { practiceId, ...page }: { practiceId: number } & Page,
) => listEntities(context, { kind: 'comment', group: `practice:${practiceId}`, ...page });

/** Own replies to a comment, newest first. */
export const listOwnReplies = (context: ReadContext, { commentId, ...page }: { commentId: string } & Page) =>
  listEntities(context, { kind: 'comment', group: `comment:${commentId}`, ...page });

/** Whether the learner likes a comment or reply. */
export async function isLiked(context: ReadContext, { commentId }: { commentId: string }): Promise<boolean> {
  return (await findEntity(context, 'like', commentId)) !== null;
}

/** What the learner says of showing an own answer to others; `null`: it is private. */
export const findShare = (context: ReadContext, { answerId }: { answerId: string }) =>
  findEntity(context, 'share', answerId);

/** What the learner thinks of the score of an own answer; `null`: nothing was said. */
export const findEvaluation = (context: ReadContext, { answerId }: { answerId: string }) =>
  findEntity(context, 'evaluation', answerId);

/** Own dictations, newest first. */
export const listDictations = (context: ReadContext, page: Page) =>
  listEntities(context, { kind: 'dictation', group: 'all', ...page });

/** One own dictation; `null`: it is not there. */
export const findDictation = (context: ReadContext, { dictationId }: { dictationId: string }) =>
  findEntity(context, 'dictation', dictationId);

/** Own exam memories of a practice, the latest exam first. */
export const listExamMemories = (
  context: ReadContext,
  { practiceId, ...page }: { practiceId: number } & Page,
) => listEntities(context, { kind: 'examMemory', group: String(practiceId), ...page });

/** What the learner works towards; `null`: nothing was set. */
export const findTarget = (context: ReadContext) => findEntity(context, 'target', 'target');

/** What the learner told the plan wizard; `null`: nothing. */
export const findLevel = (context: ReadContext) => findEntity(context, 'level', 'level');
