import { z } from 'zod';
import { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { PracticeMode, type PteType } from '#contract/exam.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { newSession } from '#domain/timing/session.ts';
import type { Session } from '#domain/timing/session.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';
import { mostNotes } from '#features/practice/task-frame/attempt.ts';
import { hasWork, startValue } from '#features/practice/tasks/task-values.ts';
import { stepSession } from '#domain/timing/step-session.ts';

/** An answer that is being written, as it is kept on the device. */
const AnswerDraft = z.object({
  /** `null` where an answer exists only once it was recorded: then the clock alone is kept. */
  value: AnswerValue.nullable(),
  /** When the work began, epoch ms. `null` where no clock ran. */
  startedAt: z.int().nullable(),
  /** Until when the learner was there, epoch ms: the time away costs nothing. Drafts of older versions do not say. */
  seenAt: z.int().optional(),
  /** Absent in drafts of older versions, which knew practice alone. */
  mode: PracticeMode.optional(),
  /** What the learner noted down while listening; absent where there is nothing. */
  notes: z.string().max(mostNotes).optional(),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

/**
 * A stored draft; `null` for what an older app wrote differently, for answers that no longer fit the question, and where
 * nothing was entered: that is a fresh start.
 */
export function parseDraft(stored: unknown, item: BankItem, pteType: PteType): AnswerDraft | null {
  const parsed = AnswerDraft.safeParse(stored);
  if (!parsed.success) return null;
  const { value, notes = '' } = parsed.data;
  if (value === null) return startValue(item) === null && notes !== '' ? parsed.data : null;
  const outcome = scoreAnswer({ item, value, pteType });
  if (outcome.kind !== 'scored') return null;
  return hasWork(item, value) || notes !== '' ? parsed.data : null;
}

/** When the work of this session began: preparing is work, too. `null` before that, and once there is a recording. */
export function workStart(session: Session): number | null {
  switch (session.phase) {
    case 'preparing':
    case 'answering':
    case 'time-over':
      return session.startedAt;
    case 'playing':
      // Before speaking there is only listening: whoever was cut off there hears the prompt again from its start.
      return session.plan.answer.kind === 'record' ? null : session.startedAt;
    case 'ready-to-record':
      return preparedSince(session);
    case 'closed':
    case 'countdown':
    case 'ready-to-play':
    case 'recording':
    case 'stopped':
    case 'submitted':
      return null;
  }
}

/** An instant from which the time to prepare is over: the exact one is forgotten, and matters no more. */
function preparedSince({ plan, seenAt }: Session): number | null {
  return plan.answer.kind === 'record' ? seenAt - plan.answer.prepareMs : null;
}

/** A session that goes on where the draft left it: its clock has stood still while the learner was away. */
export function resumeSession(
  plan: SessionPlan,
  { startedAt: began, seenAt }: Pick<AnswerDraft, 'startedAt' | 'seenAt'>,
  now: number,
): Session {
  if (began === null) return stepSession(newSession(plan), { kind: 'opened', at: now });
  const startedAt = now - Math.max(0, (seenAt ?? began) - began);
  const steps = ['opened', 'promptStarted', 'promptEnded'] as const;
  const resumed = steps.reduce<Session>(
    (session, kind) => stepSession(session, { kind, at: startedAt }),
    newSession(plan),
  );
  return stepSession(resumed, { kind: 'tick', at: now });
}
