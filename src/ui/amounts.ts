import { counted } from '#domain/numbers/counted.ts';

/** Bytes as people say them: "34 MB", "640 kB". */
export function sizeWords(bytes: number): string {
  if (bytes >= 10_000_000_000) return `${Math.round(bytes / 1_000_000_000)} GB`;
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes >= 10_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** How much of it is here, in whole percents, 99 at most: 100 is for when all is. */
export const percentOf = (hereBytes: number, totalBytes: number): number =>
  Math.min(99, Math.floor((100 * hereBytes) / Math.max(1, totalBytes)));

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** A moment as people say it: "2 hours ago", "just now". */
export function agoWords(at: number, now: number): string {
  const step = steps.find(({ ms }) => now - at >= ms);
  if (!step) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(
    -Math.floor((now - at) / step.ms),
    step.unit,
  );
}

/** A length of time from now on, as people say it: "in 5 minutes". */
export function inWords(ms: number): string {
  const step = steps.find((each) => ms >= each.ms);
  if (!step) return 'in less than a minute';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(Math.ceil(ms / step.ms), step.unit);
}

/** A length of time in the fewest letters: "5 min", "2 h", "3 days". `null` below a minute. */
export function shortSpan(ms: number): string | null {
  const step = steps.find((each) => ms >= each.ms);
  if (!step) return null;
  const count = Math.floor(ms / step.ms);
  if (step.unit === 'day') return counted(count, 'day');
  return `${count} ${step.unit === 'hour' ? 'h' : 'min'}`;
}

/** The end of a list of answers, in the words of the specification where they fit. */
export function allShownWords(total: number): string {
  return total === 1 ? '1 answer has been shown.' : `All ${total} answers have been shown.`;
}
