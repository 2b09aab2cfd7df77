import type { Range } from '#domain/rubric/rubric.ts';
import type { FormReason } from '#domain/scoring/objective/form.ts';

/** Why the Form trait got its points, in words. A reason of a newer scorer than this app says nothing. */
export function formWords(reason: string, words: Range | null): string {
  const range = words ? `${words[0]} to ${words[1]} words` : 'the range';
  switch (reason as FormReason) {
    case 'in-band':
      return `The length is within ${range}.`;
    case 'below-band':
      return `A little too short: full points need ${range}.`;
    case 'above-band':
      return `A little too long: full points need ${range}.`;
    case 'too-short':
      return `Too short: full points need ${range}.`;
    case 'too-long':
      return `Too long: full points need ${range}.`;
    case 'empty':
      return 'There are no words in it.';
    case 'all-capitals':
      return 'It is written in capital letters.';
    case 'no-punctuation':
      return 'It has no punctuation.';
    case 'only-bullets':
      return 'It is mostly bullet points.';
    case 'short-sentences':
      return 'Nearly all of its sentences are very short: four words or fewer.';
    case 'no-verb':
      return 'It has no verb, so it is a title, not a sentence.';
    case 'not-one-sentence':
      return 'It must be one single sentence, with a full stop at its end and nothing after it.';
    default:
      return '';
  }
}
