import { stemmedWords } from '#domain/words/content-words.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';

const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Whether `word` is a day or month that a picture writes as `short`: Saturday for Sat. */
export function isLongFor(word: string, short: string): boolean {
  return (
    short.length >= 3 &&
    calendar.has(word.toLowerCase()) &&
    word.toLowerCase().startsWith(short.toLowerCase())
  );
}

/** Whether a text names something: each word of its name, `Sat` also as `Saturday`. */
export function saysName(text: string, name: string): boolean {
  const said = stemmedWords(text);
  const words = stemmedWords(name);
  const wanted = words.some(({ lower }) => isContentWord(lower))
    ? words.filter(({ lower }) => isContentWord(lower))
    : words;
  return wanted.every(({ stem, lower }) =>
    said.some((one) => one.stem === stem || isLongFor(one.lower, lower)),
  );
}

/** Whether a text shares a word that carries meaning with another: enough for one telling of the other. */
export function sharesWord(text: string, other: string): boolean {
  const stems = new Set(
    stemmedWords(text)
      .filter(({ lower }) => isContentWord(lower))
      .map(({ stem }) => stem),
  );
  return stemmedWords(other).some(({ lower, stem }) => isContentWord(lower) && stems.has(stem));
}
