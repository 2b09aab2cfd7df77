import { counted } from '#domain/numbers/counted.ts';

/** Time of answers in a sentence, rounded once: "under 1 minute" from half a minute down, since no answer takes none. */
export function minutesInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes === 0 ? 'under 1 minute' : counted(minutes, 'minute');
}

/** The same under a heading that names the unit: "under 1" and "12"; "0" only where nothing was answered. */
export function minutesInColumn(seconds: number, answers: number): string {
  if (answers === 0) return '0';
  const minutes = Math.round(seconds / 60);
  return minutes === 0 ? 'under 1' : String(minutes);
}
