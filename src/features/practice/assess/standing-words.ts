import type { AssessStanding } from './assessing.ts';

/** What is still to come of a score. */
export function standingWords(standing: AssessStanding): string {
  switch (standing.status) {
    case 'working':
      return 'Scoring your answer on this device';
    case 'failed':
      return 'We could not score this answer on this device. It is saved. The server scores it once it has been sent.';
    case 'waiting':
      break;
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
