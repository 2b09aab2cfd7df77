import { z } from 'zod';
import { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { newSession } from '#domain/timing/session.ts';
import type { Session } from '#domain/timing/session.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';
import { mostNotes } from '#features/practice/attempt/attempt.ts';
import { startValue } from '#features/practice/tasks/task-values.ts';
import { stepSession } from '#domain/timing/step-session.ts';

/** An answer that is being written, as it is kept on the device. */
const AnswerDraft = z.object({
  /** `null` where an answer exists only once it was recorded: then the clock alone is kept. */
  value: AnswerValue.nullable(),
  /** When the work began, epoch ms: the clock goes on from there. `null` while it had not begun. */
  startedAt: z.int().nullable(),
  /** What the learner noted down while listening; absent where there is nothing. */
  notes: z.string().max(mostNotes).optional(),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

/** One draft for each learner and question. */
export function draftKey(userId: string, practiceId: number): string {
  return `${userId} ${practiceId}`;
}

/** A stored draft; `null` for what an older app wrote differently, and for answers that no longer fit the question. */
export function parseDraft(stored: unknown, item: BankItem, pteType: PteType): AnswerDraft | null {
  const parsed = AnswerDraft.safeParse(stored);
  if (!parsed.success) return null;
  const { value } = parsed.data;
  if (value === null) return startValue(item) === null ? parsed.data : null;
  const outcome = scoreAnswer({ item, value, pteType });
  return outcome.kind === 'scored' ? parsed.data : null;
}

/** When the work of this session began: preparing is work, too. `null` before that, and once there is a recording. */
export function workStart(session: Session): number | null {
  switch (session.phase) {
    case 'preparing':
    case 'answering':
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

/** A session that begins now, or goes on from the start of the work that the draft remembers. */
export function openSession(plan: SessionPlan, startedAt: number | null, now: number): Session {
  if (startedAt === null) return stepSession(newSession(plan), { kind: 'opened', at: now });
  const steps = ['opened', 'promptStarted', 'promptEnded'] as const;
  const resumed = steps.reduce<Session>(
    (session, kind) => stepSession(session, { kind, at: startedAt }),
    newSession(plan),
  );
  return stepSession(resumed, { kind: 'tick', at: now });
}
