import type { BankItem } from '#contract/items/bank-item.ts';
import { wordClasses } from './word-classes.ts';

/** Letters that the longest option of a gap may have more than the shortest. */
const mostLettersMore = 4;
/** Forms of one word begin alike, with so much of the shortest of them. */
const leastAlike = 0.6;
const leastAlikeLetters = 3;

const quoted = (options: readonly string[]): string => options.map((option) => `"${option}"`).join(', ');

/** The letters with which all words begin. */
function commonBeginning(words: readonly string[]): number {
  const [first = '', ...others] = words;
  let letters = 0;
  while (letters < first.length && others.every((word) => word[letters] === first[letters])) letters += 1;
  return letters;
}

/** Such a gap asks for the form: no part of speech sets the right one apart from the rest. */
function areFormsOfOneWord(options: readonly string[]): boolean {
  const alike = commonBeginning(options.map((option) => option.toLowerCase()));
  const shortest = Math.min(...options.map(({ length }) => length));
  return alike >= leastAlikeLetters && alike >= leastAlike * shortest;
}

function shareClass(options: readonly string[]): boolean {
  // Of options with several words the first says what they are: "put off".
  const classes = options.map((option) => wordClasses(option.split(' ')[0] ?? ''));
  return [...(classes[0] ?? [])].some((one) => classes.every((others) => others.has(one)));
}

/** Gaps whose options can be told apart without the text: by their part of speech, or by their length. */
export function findGapFaults(item: BankItem): string[] {
  if (!('gaps' in item)) return [];
  return item.gaps.flatMap((gap, at) => {
    if (!('options' in gap)) return [];
    const { options } = gap;
    const lengths = options.map(({ length }) => length);
    return [
      ...(shareClass(options) || areFormsOfOneWord(options)
        ? []
        : [`the options of gap ${at + 1} (${quoted(options)}) are not of one part of speech`]),
      ...(Math.max(...lengths) - Math.min(...lengths) <= mostLettersMore
        ? []
        : [`the options of gap ${at + 1} (${quoted(options)}) differ too much in length`]),
    ];
  });
}
