/** A word of a text that can be looked up, with its place; `lookUp` is what to look up (spec section 5). */
export interface ClickableWord {
  readonly text: string;
  readonly lookUp: string;
  readonly start: number;
  readonly end: number;
}

/** Contractions that are looked up whole. */
const wholeContractions: ReadonlySet<string> = new Set([
  "it's",
  "he's",
  "she's",
  "that's",
  "there's",
  "here's",
  "who's",
  "what's",
  "where's",
  "how's",
  "when's",
  "why's",
  "let's",
]);

const wordPattern = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*['’]?/gu;

/** What is looked up for a word: contractions whole, other words with an apostrophe by the part before it. */
export function lookUpOf(word: string): string {
  const plain = word.replaceAll('’', "'");
  return wholeContractions.has(plain.toLowerCase()) ? plain : (plain.split("'")[0] ?? plain);
}

/** The words of a text that open the dictionary: letters with apostrophes, longer than one character. */
export function clickableWords(text: string): ClickableWord[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    text: match[0],
    lookUp: lookUpOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter((word) => word.text.length > 1);
}

/** What a selection looks up; `null` when it is no more than one character, or too long to be a phrase. */
export function selectedLookUp(selection: string): string | null {
  const text = selection.replaceAll(/\s+/gu, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (text.length <= 1 || text.length > longestSelection) return null;
  return text.includes(' ') ? text : lookUpOf(text);
}

/** A longer selection is a passage that somebody wants to copy. */
const longestSelection = 60;
