/** `npm run proof` sets `PROOF`: long series of seeds, kills and requests, and every story. */
export const isProof = process.env['PROOF'] === '1';

/**
 * Further tries of a test that starts a browser, server, database, thread or program. In CI there are two, since on a busy machine
 * such a start can fail for reasons that are not ours; a test that passes only then is named at the end of the run.
 */
export const furtherTries = process.env['CI'] ? 2 : 0;

/** Details of a story that `npm test` leaves to `npm run proof`. */
export const proofOnly = { tag: '@proof' };

/** Playwright's configuration for which of the stories run. */
export const chosenStories = isProof ? {} : { grepInvert: /@proof/ };

/**
 * Rounds of a proof (seeds, kills, requests): `long` in `npm run proof`, `short` in `npm test`. The environment variable of that
 * name chooses another number.
 */
export function rounds(variable: string, { short, long }: { short: number; long: number }): number {
  return Number(process.env[variable] ?? (isProof ? long : short));
}
