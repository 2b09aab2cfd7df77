import { counted } from '#domain/numbers/counted.ts';

/** As a screen reader should say it. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = counted(seconds % 60, 'second');
  return minutes === 0 ? rest : `${counted(minutes, 'minute')} ${rest}`;
}
