import { counted } from '#domain/numbers/counted.ts';

/** A length of time on a small button: "1 min", "3 days", "4 months". */
export function spanWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return counted(hours, 'hour');
  const days = Math.round(hours / 24);
  if (days < 60) return counted(days, 'day');
  const months = Math.round(days / 30);
  return months < 24 ? `${months} months` : `${Math.round(days / 365)} years`;
}
