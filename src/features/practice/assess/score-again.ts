import type { ScoringRequestResult } from '#data/commands/keep-scoring-state.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';

/** What became of the wish for a new score. `scored`: this device made it; `failed`: its disk failed, and the answer is as it was. */
export type ScoreAgainResult = 'scored' | 'failed' | ScoringRequestResult;

/** Scores an answer anew: on this device where that can do it, else on the server. */
export async function scoreAgain(
  { assessing, requestScoring }: Pick<PracticePorts, 'assessing' | 'requestScoring'>,
  answerId: string,
): Promise<ScoreAgainResult> {
  const outcome = await assessing.again(answerId);
  if (outcome?.kind === 'scored') return 'scored';
  return requestScoring(answerId).catch(() => 'failed' as const);
}

/** What became of it, for the learner; `null` where the answer itself shows it, or a dialog says it. */
export const againWords: Readonly<Record<ScoreAgainResult, string | null>> = {
  scored: 'Scored again on this device.',
  failed: 'Something went wrong. Try again.',
  asked: null,
  quota: null,
  'no-connection': 'The server scores this answer. It needs a connection.',
  unavailable: 'The server cannot score it now. Try again later.',
  'signed-out': 'The server scores this answer. Sign in to have it scored.',
  'not-sent': 'This device cannot score this answer now. The server scores it once it has been sent.',
  gone: 'The server does not have this answer any more.',
};
