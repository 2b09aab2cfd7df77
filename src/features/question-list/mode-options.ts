import { modeWords } from './labels.ts';
import { listModes } from './list-search.ts';

export const modeOptions = listModes.map((value) => ({ value, label: modeWords[value] }));

/** This week, or the current month by its name (spec section 4). */
export function predictionOptions(today: Date) {
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(today);
  return [
    { value: 'WEEKLY', label: 'This week' },
    { value: 'MONTHLY', label: month },
  ] as const;
}
