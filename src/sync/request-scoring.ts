import { taskAddresses } from '#contract/task-type.ts';
import {
  keepScoringState,
  type RequestScoring,
  type ScoringRequestResult,
} from '#data/commands/keep-scoring-state.ts';
import type { DataContext } from '#data/context.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { localUserId } from '#data/rows.ts';
import type { Refusal } from './call-outcome.ts';
import type { ScoringCalls } from './transport.ts';

/** When to look for the score, after it was asked for: an engine needs seconds, a queue may need more. */
const looksAfterMs = [5_000, 20_000, 60_000];

/** Asks the server for new scores, as one learner's screens want them. `look` pulls. */
export function createScoringRequest(
  context: DataContext,
  transport: ScoringCalls,
  look: () => void,
): RequestScoring {
  const { clock, userId } = context;

  async function lookIfWaiting(answerId: string): Promise<void> {
    const row = await findAnswer(context, { answerId }).catch(() => null);
    if (row?.scoring?.status === 'waiting') look();
  }

  return async (answerId) => {
    const row = await findAnswer(context, { answerId });
    if (row === null) return 'gone';
    if (row.version === 0) return userId === localUserId ? 'signed-out' : 'not-sent';
    const { section, practice } = taskAddresses[row.taskType];
    const answers = `/api/${section}/${practice}/answer`;
    const outcome = await transport.requestScoring(userId, { answers, answerId });
    switch (outcome.kind) {
      case 'signed-out':
        return 'signed-out';
      case 'unknown':
        return 'no-connection';
      case 'refused':
        return resultOf(outcome);
      case 'answered': {
        const { scoring } = outcome.body;
        if (scoring) await keepScoringState(context, row, scoring);
        for (const delayMs of looksAfterMs) clock.after(delayMs, () => void lookIfWaiting(answerId));
        return 'asked';
      }
    }
  };
}

function resultOf({ code }: Refusal): ScoringRequestResult {
  if (code === 'AI_LIMIT') return 'quota';
  return code === 'NOT_FOUND' ? 'gone' : 'unavailable';
}
