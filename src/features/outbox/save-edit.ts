import { mutations, type MutationKind } from '#contract/mutations.ts';
import type { Score } from '#contract/entities/answer.ts';
import { editOp } from '#data/commands/edit-op.ts';
import type { DataContext } from '#data/store/context.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';

/** Sends something that was refused again, with other words; an answer is scored anew by the same rules. */
export async function saveEdit(
  context: DataContext,
  { opId, kind, payload }: { opId: string; kind: MutationKind; payload: unknown },
): Promise<{ kind: 'queued' | 'missing' }> {
  const score = kind === 'answer.submit' ? await scoreOf(context, payload) : null;
  return editOp(context, { opId, payload, score });
}

async function scoreOf(context: DataContext, payload: unknown): Promise<Score | null> {
  const { practiceId, answer, pteType } = mutations['answer.submit'].payload.parse(payload);
  const practice = await findPractice(context, { practiceId });
  if (!practice) return null;
  const outcome = scoreAnswer({ item: practice.item, value: answer, pteType });
  return outcome.kind === 'scored' ? outcome.score : null;
}
