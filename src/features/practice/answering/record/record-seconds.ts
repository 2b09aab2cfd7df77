import type { SessionPlan } from '#domain/timing/session-plan.ts';

/** How long there is to prepare and to speak, in seconds. */
export function recordSeconds({ answer }: SessionPlan): { prepare: number; speak: number } {
  if (answer.kind !== 'record') return { prepare: 0, speak: 0 };
  return { prepare: answer.prepareMs / 1000, speak: answer.recordMs / 1000 };
}
