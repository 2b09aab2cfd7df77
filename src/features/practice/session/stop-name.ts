import type { SessionStop } from '#contract/entities/practice-session.ts';
import type { PteType } from '#contract/exam.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { StopView } from '#data/queries/find-session.ts';

/** The exam in which a session was answered; before the first answer the one that has most tasks. */
export function examOf(stops: readonly StopView[]): PteType {
  return stops.find(({ answer }) => answer !== null)?.answer?.pteType ?? 'ACADEMIC';
}

/** What a stop is called where there is no room for its task: its title, or without one its number. */
export function stopTitle({ title, practiceId }: Pick<StopView, 'title' | 'practiceId'>): string {
  return title === '' ? `Question #${practiceId}` : title;
}

/** The task of a stop, as its exam names it. */
export function stopTask({ taskType }: SessionStop, pteType: PteType): string {
  return taskName(pteType, taskType);
}
