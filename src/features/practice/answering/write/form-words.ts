import type { Range } from '#domain/rubric/rubric.ts';
import type { FormReason } from '#domain/scoring/objective/form.ts';

/** How the length of a text earned its points, in words. Why a text has none is said with its trait (`zeroReasons`). */
export function formWords(reason: string, words: Range | null): string {
  const range = words ? `${words[0]} to ${words[1]} words` : 'the range';
  switch (reason as FormReason) {
    case 'in-band':
      return `The length is within ${range}.`;
    case 'below-band':
      return `A little too short: full points need ${range}.`;
    case 'above-band':
      return `A little too long: full points need ${range}.`;
    default:
      return '';
  }
}
