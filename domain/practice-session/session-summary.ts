import type { StopStanding } from './practice-session.ts';

/** What became of one stop. */
export interface StopOutcome {
  readonly standing: StopStanding;
  /** Of the points of the item, 0 to 1; `null` while there is no score. */
  readonly share: number | null;
  /** Time spent on the answer; 0 without one. */
  readonly seconds: number;
}

export interface SessionSummary {
  readonly answered: number;
  readonly left: number;
  /** Time spent on the answers. */
  readonly seconds: number;
  /** Places of stops that went well. */
  readonly well: readonly number[];
  /** Places of stops that are worth another try, the weakest first. */
  readonly again: readonly number[];
  /** Places of stops that were gone past without an answer. */
  readonly skipped: readonly number[];
}

/** From this share of the points on an answer went well. */
const wellFrom = 0.75;
/** Below this share it is worth another try. */
const againBelow = 0.5;

/** A share of the points with which an answer went well. */
export const wentWell = (share: number | null): boolean => share !== null && share >= wellFrom;
/** A share of the points with which an answer is worth another try. */
export const isAgain = (share: number | null): boolean => share !== null && share < againBelow;

/** The end of a practice session: what went well, what to repeat, and how long it took. */
export function summarizeSession(stops: readonly StopOutcome[]): SessionSummary {
  const placed = stops.map((stop, at) => ({ ...stop, at }));
  const answered = placed.filter(({ standing }) => standing === 'answered');
  const seconds = answered.reduce((sum, stop) => sum + stop.seconds, 0);
  const shareOf = ({ share }: StopOutcome) => share ?? 1;
  const weak = answered.filter(({ share }) => isAgain(share)).toSorted((a, b) => shareOf(a) - shareOf(b));
  const skipped = placed.filter(({ standing }) => standing === 'skipped');
  return {
    answered: answered.length,
    left: placed.filter(({ standing }) => standing === 'left').length,
    seconds,
    well: answered.filter(({ share }) => wentWell(share)).map(({ at }) => at),
    again: weak.map(({ at }) => at),
    skipped: skipped.map(({ at }) => at),
  };
}
