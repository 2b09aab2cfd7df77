/** Quiet around the speech of a file, so that no player cuts into the first or the last sound. */
export const edgeMs = { before: 150, after: 250 } as const;

/** The beep in the place of missing last words: how long after the speech it begins, and how long it lasts. */
export const beepMs = { after: 200, lasts: 1000 } as const;

/** What a file has besides its speech, in milliseconds. */
export function frameMs(endsInBeep: boolean): number {
  return edgeMs.before + edgeMs.after + (endsInBeep ? beepMs.after + beepMs.lasts : 0);
}
