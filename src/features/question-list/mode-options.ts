import { listModes } from '#domain/listing/list-mode.ts';
import { modeWords } from './labels.ts';

export const modeOptions = listModes.map((value) => ({ value, label: modeWords[value] }));

/** This week, or the current month by its name (spec section 4). */
export function predictionOptions(now: number) {
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(now);
  return [
    { value: 'WEEKLY', label: 'This week' },
    { value: 'MONTHLY', label: month },
  ] as const;
}
