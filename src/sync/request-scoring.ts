import { addressOf } from '#contract/paths.ts';
import { practicePaths } from '#contract/practice-paths.ts';
import {
  keepScoringState,
  type RequestScoring,
  type ScoringRequestResult,
} from '#data/commands/keep-scoring-state.ts';
import type { DataContext } from '#data/store/context.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { localUserId } from '#data/store/rows.ts';
import type { Refusal } from './call-outcome.ts';
import type { ScoringCalls } from './transport.ts';

/** Asks the server for new scores, as one learner's screens want them. They come by themselves (`look-for-scores.ts`). */
export function createScoringRequest(context: DataContext, transport: ScoringCalls): RequestScoring {
  const { userId } = context;
  return async (answerId) => {
    const row = await findAnswer(context, { answerId });
    if (row === null) return 'gone';
    if (row.version === 0) return userId === localUserId ? 'signed-out' : 'not-sent';
    const path = addressOf(practicePaths(row.taskType).scoring, { id: answerId });
    const outcome = await transport.requestScoring(userId, path);
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
        return 'asked';
      }
    }
  };
}

function resultOf({ code }: Refusal): ScoringRequestResult {
  if (code === 'AI_LIMIT') return 'quota';
  return code === 'NOT_FOUND' ? 'gone' : 'unavailable';
}
