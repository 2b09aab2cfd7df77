import type { SessionStop } from '#contract/entities/practice-session.ts';
import { findFirstOpen } from '#data/queries/day-plan.ts';
import { hasAnswered } from '#data/queries/has-answered.ts';
import type { ReadContext } from '#data/store/context.ts';

/** It needs neither sound nor a microphone, takes about 90 seconds in both exams, and its result gives a reason for each gap. */
const firstTask = 'FIB_R';

/** The question that the first run ends in; `null` for who has answered before, and while there is none on this device. */
export async function findFirstQuestion(context: ReadContext): Promise<SessionStop | null> {
  if (await hasAnswered(context)) return null;
  const practiceId = await findFirstOpen(context, { taskType: firstTask });
  return practiceId === null ? null : { practiceId, taskType: firstTask };
}
