const firstMs = 2_000;
const longestMs = 30_000;

/** How long to wait before asking again, after so many questions without an end: 2 s, 3 s, and so on up to 30 s. */
export const pauseMs = (asked: number): number => Math.min(longestMs, firstMs * 1.5 ** asked);
