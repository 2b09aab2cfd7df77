import type { ScoringFailure, ScoringState } from '#contract/entities/answer.ts';
import type { AssessStanding } from './assessing.ts';

/** What is still to come of a score, from this device or from the server; `null` when there is nothing to say. */
export function standingWords(standing: AssessStanding | null, scoring: ScoringState | null): string | null {
  if (standing?.status === 'working') return 'Scoring your answer on this device';
  switch (scoring?.status) {
    case 'waiting':
      return 'The server has your answer and is scoring it.';
    case 'failed': {
      const isForPack = standing?.status === 'waiting' && standing.why === 'pack';
      return `${serverFailures[scoring.reason]}${isForPack ? ' With the speech pack it is scored on this device.' : ''}`;
    }
    case undefined:
      return standing && ownWords(standing);
  }
}

/** The same of an answer whose whole score an older scorer made. */
export function outdatedWords(standing: AssessStanding | null, scoring: ScoringState | null): string {
  if (standing?.status === 'working') return 'Scoring your answer on this device';
  switch (scoring?.status) {
    case 'waiting':
      return 'The server is scoring your answer again.';
    case 'failed':
      return serverFailures[scoring.reason];
    case undefined:
      return 'Scoring has changed since this answer was scored.';
  }
}

const serverFailures: Readonly<Record<ScoringFailure, string>> = {
  gone: 'The server could not score this answer: it does not have the recording any more.',
  unsupported: 'The server cannot score this kind of answer.',
  'gave-up': 'The server could not score this answer. Your AI score was given back.',
};

function ownWords(standing: Exclude<AssessStanding, { status: 'working' }>): string {
  if (standing.status === 'failed') {
    return 'We could not score this answer on this device. It is saved. The server scores it once it has been sent.';
  }
  switch (standing.why) {
    case 'data':
      return 'The scoring files (1 MB) are not on this device yet. Your answer is saved. It is scored when there is a connection.';
    case 'pack':
      return 'The speech pack is not on this device yet. Your answer is saved. It is scored when the pack is here, or by the server.';
    case 'recording':
      return 'The recording is not on this device. The server scores it.';
    case 'quota':
      return 'Your free AI scores are used up. Your answer is kept, and is scored when you have scores again.';
    case 'question':
      return 'The question is not on this device yet. Your answer is scored when it has come.';
  }
}
