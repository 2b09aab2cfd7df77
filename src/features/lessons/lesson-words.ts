/** How long a lesson is: "92 s". */
export const lengthWords = (durationMs: number): string => `${Math.max(1, Math.round(durationMs / 1000))} s`;

/** Sizes of lessons beside each other, all in one unit: "0.5 MB", "12 MB". */
export function megabyteWords(bytes: number): string {
  return `${megabytes(bytes)} MB`;
}

/** "0.2 of 0.5 MB". */
export function progressWords(receivedBytes: number, totalBytes: number): string {
  return `${megabytes(Math.min(receivedBytes, totalBytes))} of ${megabyteWords(totalBytes)}`;
}

function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return amount >= 10 ? String(Math.round(amount)) : amount.toFixed(1);
}

export const premiumWords = 'Learning videos are part of Premium. All practice stays free.';
