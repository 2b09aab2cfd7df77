import { z } from 'zod';
import { PracticeMode } from '#contract/exam.ts';
import { TaskType } from '#contract/task-type.ts';

/** One item of a practice session, a stop on its route. */
export const SessionStop = z.object({ practiceId: z.int(), taskType: TaskType });
export type SessionStop = z.infer<typeof SessionStop>;

/** A session holds no more stops than can be seen as a line on a phone. */
export const mostStops = 12;
/** Answers to one session: a hundred, and then the first one to each stop. */
export const mostSessionAnswers = 100 + mostStops;

/**
 * A few items that a learner does one after another: what was planned, and what became of it. It only grows: two devices that walk the
 * same session are joined, so nothing that one of them did is lost.
 */
export const PracticeSession = z.object({
  id: z.uuid(),
  /** Epoch ms. */
  startedAt: z.int(),
  stops: z.array(SessionStop).min(1).max(mostStops),
  /** Practices that the learner went past without an answer. */
  skipped: z.array(z.int()).max(mostStops),
  /**
   * Its answers, oldest first. Clocks of devices are wrong, and the server's date takes the place of theirs, so no time can say which
   * these are.
   */
  answers: z.array(z.object({ practiceId: z.int(), answerId: z.uuid() })).max(mostSessionAnswers),
  /** Those of its answers that were deleted. */
  deleted: z.array(z.uuid()).max(mostSessionAnswers),
  /** How all of its items are practised; `null` until the first one is begun. */
  mode: PracticeMode.nullable(),
});
export type PracticeSession = z.infer<typeof PracticeSession>;
