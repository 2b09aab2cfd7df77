/** `npm run proof` sets `PROOF`: long series of seeds, kills and requests, and every story. */
export const isProof = process.env['PROOF'] === '1';

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
