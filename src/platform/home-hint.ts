/** What home looked like last time, known before the local database is open, so that nothing moves when it is. */
export interface HomeHint {
  /** The learner has answered something on this device: no words of welcome any more. */
  readonly hasAnswered: boolean;
  /** How many kinds of task today's route has. */
  readonly stops: number;
}

const key = 'passage-home';
const unknown: HomeHint = { hasAnswered: false, stops: 5 };

/** A hint only: with storage refused or emptied the first paint is that of a first visit. */
export function readHomeHint(): HomeHint {
  try {
    const [answered, stops] = (localStorage.getItem(key) ?? '').split(' ');
    const count = Number(stops);
    if (!Number.isInteger(count) || count < 1 || count > 40) return unknown;
    return { hasAnswered: answered === 'answered', stops: count };
  } catch {
    return unknown;
  }
}

export function writeHomeHint({ hasAnswered, stops }: HomeHint): void {
  try {
    localStorage.setItem(key, `${hasAnswered ? 'answered' : 'new'} ${stops}`);
  } catch {
    // Refused storage: the next first paint is that of a first visit.
  }
}
