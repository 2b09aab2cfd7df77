import type { ScoringState } from '#contract/entities/answer.ts';
import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import type { AnswerRow } from '#data/store/rows.ts';

/** How the request to score an answer anew ended. `asked`: the server has it in its queue. */
export type ScoringRequestResult =
  | 'asked'
  /** The free AI scores are used up. */
  | 'quota'
  /** The network did not answer. */
  | 'no-connection'
  /** The server answered that it cannot now. */
  | 'unavailable'
  | 'signed-out'
  /** The answer has yet to be sent: it is scored when it comes. */
  | 'not-sent'
  /** The server does not have the answer any more. */
  | 'gone';

/** Asks the server to score an own answer anew. Never rejects for want of a network. */
export type RequestScoring = (answerId: string) => Promise<ScoringRequestResult>;

/** Shows how far the server is with an answer, as it said just now. A row that a sync brought meanwhile knows better, and stays. */
export async function keepScoringState(
  context: DataContext,
  asked: Pick<AnswerRow, 'answerId' | 'version'>,
  scoring: ScoringState,
): Promise<void> {
  await commit(context, {
    write: async ({ answers }) => {
      const row = await answers.get(asked.answerId);
      if (row?.userId === context.userId && row.version === asked.version)
        await answers.put({ ...row, scoring });
    },
  });
}
