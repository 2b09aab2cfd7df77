import type { ScoringFailure, ScoringState, ShownScore } from '#contract/entities/answer.ts';
import { rangeParts } from '#features/practice/score/format-points.ts';
import type { AssessStanding } from './assessing.ts';

/** What is still to come of a score, from this device or from the server; `null` when there is nothing to say. */
export function standingWords(
  standing: AssessStanding | null,
  scoring: ScoringState | null,
  { hasAccount }: { readonly hasAccount: boolean } = { hasAccount: true },
): string | null {
  if (standing?.status === 'working') return workingWords(standing.usualMs);
  switch (scoring?.status) {
    case 'waiting':
      if (scoring.needs === undefined) return 'The server has your answer and is scoring it.';
      return [standing && ownWords(standing, hasAccount), waitsForScore].filter(Boolean).join(' ');
    case 'failed': {
      const isForPack = standing?.status === 'waiting' && standing.why === 'pack';
      return `${serverFailures[scoring.reason]}${isForPack ? ' With the files to score speech it is scored on this device.' : ''}`;
    }
    case undefined:
      return standing && ownWords(standing, hasAccount);
  }
}

/** What it waits for in a few words, where the whole is said beside it or opens with the score; `null` when it waits for nothing. */
export function briefWords(standing: AssessStanding | null, scoring: ScoringState | null): string | null {
  if (standing?.status === 'working') return 'Being scored on this device';
  switch (scoring?.status) {
    case 'waiting':
      return scoring.needs === undefined ? 'The server is scoring it' : 'Waits for an AI score';
    case 'failed':
      return null;
    case undefined:
      return standing?.status === 'waiting' ? briefWaits[standing.why] : null;
  }
}

const briefWaits = {
  data: 'Waits for the scoring files',
  pack: 'Waits for the files to score speech',
  recording: 'Waits for the server to score it',
  question: 'Waits for its question',
} as const satisfies Record<Extract<AssessStanding, { status: 'waiting' }>['why'], string>;

function workingWords(usualMs: number | null): string {
  const working = 'Scoring your answer on this device';
  if (usualMs === null) return `${working}. The first time can take a minute.`;
  // What is over in a moment needs no word about it.
  if (usualMs < 3_000) return working;
  return `${working}. This usually takes about ${usualMs < 75_000 ? `${roundSeconds(usualMs)} seconds` : minuteWords(usualMs)}.`;
}

/** To the second below ten, to five above. */
function roundSeconds(ms: number): number {
  const step = ms < 10_000 ? 1 : 5;
  return Math.round(ms / 1_000 / step) * step;
}

function minuteWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** The same of an answer whose whole score an older scorer made. */
export function outdatedWords(standing: AssessStanding | null, scoring: ScoringState | null): string {
  if (standing?.status === 'working') return workingWords(standing.usualMs);
  switch (scoring?.status) {
    case 'waiting':
      return scoring.needs === undefined ? 'The server is scoring your answer again.' : waitsForScore;
    case 'failed':
      return serverFailures[scoring.reason];
    case undefined:
      return 'Scoring has changed since this answer was scored.';
  }
}

/** That the points are others than the learner has seen, and why. */
export function shownBeforeWords({ device, low, high, max, why }: ShownScore): string {
  const { figure, max: most } = rangeParts({ low, high, max, isExact: true });
  return `Your ${device} had shown ${figure} of ${most} points. ${otherPoints[why]}`;
}

const otherPoints: Readonly<Record<ShownScore['why'], string>> = {
  'newer-scorer': 'The server scores by newer rules.',
  'second-listener': 'On the server a second engine has listened to your recording too.',
  'other-engine': 'The server went through your answer again and found other points.',
};

const waitsForScore = 'The detailed score waits until you have AI scores again.';

const serverFailures: Readonly<Record<ScoringFailure, string>> = {
  gone: 'The server could not score this answer: it does not have the recording any more.',
  unsupported: 'The server cannot score this kind of answer.',
  'gave-up': 'The server could not score this answer. Your AI score was given back.',
};

function ownWords(standing: Exclude<AssessStanding, { status: 'working' }>, hasAccount: boolean): string {
  if (standing.status === 'failed') {
    const what = 'We could not score this answer on this device. It is saved.';
    return `${what} ${hasAccount ? 'The server scores it once it has been sent.' : 'Sign in, and the server scores it.'}`;
  }
  switch (standing.why) {
    case 'data':
      return 'The scoring files (1 MB) are not on this device yet. Your answer is saved. It is scored when there is a connection.';
    case 'pack':
      return `The files to score speech are not on this device yet. Your answer is saved. ${
        hasAccount
          ? 'It is scored when they are here, or by the server.'
          : 'It is scored when they are here. Or sign in, and the server scores it.'
      }`;
    case 'recording':
      return 'The recording is not on this device. The server scores it.';
    case 'question':
      return 'The question is not on this device yet. Your answer is scored when it has come.';
  }
}
