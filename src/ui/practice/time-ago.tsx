const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const utcDay = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const utcTime = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Clocks of two devices may differ by so much. */
const differenceMs = 120_000;

/** "2 hours ago", as people say it. A time that lies ahead comes from a clock that was wrong. */
export function timeAgo(at: number, now: number): string {
  if (at - now > differenceMs) return 'date not certain';
  const seconds = Math.max(0, (now - at) / 1000);
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return 'just now';
  const [unit, size] = step;
  return relative.format(-Math.floor(seconds / size), unit);
}

/** "Jan 05, 2024 14:03 UTC" (spec section 9). */
export function utcDateTime(at: number): string {
  return `${utcDay.format(at)} ${utcTime.format(at)} UTC`;
}

/** When something happened: said in words, with the exact time beside it. Instants are epoch ms. */
export function TimeAgo({ at, now }: { at: number; now: number }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {timeAgo(at, now)} ({utcDateTime(at)})
    </time>
  );
}
