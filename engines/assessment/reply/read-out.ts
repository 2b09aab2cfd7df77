import { copiedFrom } from '#engines/content-scoring/copied.ts';

/** Who reads a situation out may put himself into it: `you need` becomes `I need`. */
const persons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|i am|you're|we're|we are)\b/giu, 'you are'],
  [/\b(?:i've|you've|we've|we have)\b/giu, 'you have'],
  [/\b(?:i was|we were)\b/giu, 'you were'],
  [/\b(?:i|me|we|us)\b/giu, 'you'],
  [/\b(?:my|our)\b/giu, 'your'],
  [/\b(?:mine|ours)\b/giu, 'yours'],
  [/\b(?:myself|ourselves)\b/giu, 'yourself'],
];

const asToYou = (text: string): string =>
  persons.reduce(
    (left, [pattern, person]) => left.replaceAll(pattern, person),
    text.replaceAll('\u2019', "'"),
  );

/** Share of a reply, 0 to 1, that is the situation read out, whoever it is about: `my neighbour is drilling` for `your neighbour is drilling`. */
export const readOutShare = (reply: string, situation: string): number =>
  copiedFrom(asToYou(reply), asToYou(situation)).share;
