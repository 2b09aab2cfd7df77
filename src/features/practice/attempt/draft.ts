import { z } from 'zod';
import { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/entities/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { scoreAnswer } from '#domain/scoring/score-answer.ts';
import { newSession } from '#domain/timing/session.ts';
import type { Session } from '#domain/timing/session.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';
import { stepSession } from '#domain/timing/step-session.ts';

/** An answer that is being written, as it is kept on the device. */
const AnswerDraft = z.object({
  value: AnswerValue,
  /** When the work began, epoch ms: the clock goes on from there. `null` while it had not begun. */
  startedAt: z.int().nullable(),
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
  const outcome = scoreAnswer({ item, value: parsed.data.value, pteType });
  return outcome.kind === 'scored' ? parsed.data : null;
}

/** When the work of this session began; `null` before that. */
export function workStart(session: Session): number | null {
  return session.phase === 'answering' || session.phase === 'playing' ? session.startedAt : null;
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
