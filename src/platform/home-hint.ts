import { keptText } from './kept-text.ts';

/** What home looked like last time, known before the local database is open, so that nothing moves when it is. */
export interface HomeHint {
  /** The learner has answered something on this device: no words of welcome any more. */
  readonly hasAnswered: boolean;
  /** How many kinds of task today's route has. */
  readonly stops: number;
  /** When the session began that has questions left; `null` without one. */
  readonly sessionAt: number | null;
}

const kept = keptText('passage-home');
const unknown: HomeHint = { hasAnswered: false, stops: 5, sessionAt: null };

/** A hint only: with storage refused or emptied the first paint is that of a first visit. */
export function readHomeHint(): HomeHint {
  const [answered, stops, began] = (kept.read() ?? '').split(' ');
  const count = Number(stops);
  if (!Number.isInteger(count) || count < 1 || count > 40) return unknown;
  const sessionAt = Number(began);
  return {
    hasAnswered: answered === 'answered',
    stops: count,
    sessionAt: sessionAt > 0 ? sessionAt : null,
  };
}

/** The learner whom it tells of leaves. */
export const forgetHomeHint = (): void => kept.keep(null);

export const writeHomeHint = ({ hasAnswered, stops, sessionAt }: HomeHint): void =>
  kept.keep([hasAnswered ? 'answered' : 'new', stops, ...(sessionAt === null ? [] : [sessionAt])].join(' '));
