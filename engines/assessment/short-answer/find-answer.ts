import type { PhonesOf } from '#engines/content-scoring/sound-terms.ts';
import { answerWords, isNaming, isSameWord, type AnswerWord } from './answer-words.ts';
import { likeness, type Likeness } from './phone-likeness.ts';

/** Where an accepted answer was said: words `from` to `to` (not included) of the answer. */
export interface FoundAnswer {
  readonly accepted: string;
  readonly from: number;
  readonly to: number;
  readonly likeness: Exclude<Likeness, 'other'>;
}

const numbers =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion)$/u;
/** A word and its opposite sound alike, and are never taken for each other. */
const opposites = /^(?:un|in|im|ir|dis|non|de|over|under|ex|mon|di)/u;
/** A name of two words may be written as three. */
const moreWords = 2;
const mostVariants = 4;

/** Every place in a transcript where an accepted answer was said, in any spelling of its number, its plural, or its sound. */
export function findAnswers(
  { said: text, words }: { readonly said: string; readonly words: readonly AnswerWord[] },
  accepted: readonly string[],
  phonesOf: PhonesOf,
): FoundAnswer[] {
  return accepted.flatMap((answer) => {
    const wanted = answerWords(answer).map(({ word }) => word);
    return windowsOf(words, wanted.length + moreWords).flatMap(({ from, to }) => {
      const said = words.slice(from, to).map(({ word }) => word);
      const like = compare(wanted, said, { isWhole: said.length === words.length, phonesOf });
      const isPart = said.some((word) => numbers.test(word)) && isPartOfNumber(text, words, { from, to });
      return like === 'other' || isPart ? [] : [{ accepted: answer, from, to, likeness: like }];
    });
  });
}

function windowsOf(words: readonly AnswerWord[], most: number): { from: number; to: number }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (__, i) => ({ from, to: from + i + 1 })),
  );
}

/** 21 is not twenty, and a hundred and five is not five; said again, "Five. Five." is. */
function isPartOfNumber(
  text: string,
  words: readonly AnswerWord[],
  { from, to }: { from: number; to: number },
): boolean {
  const areOne = (at: number, next: number): boolean =>
    numbers.test(words[at]?.word ?? '') &&
    numbers.test(words[next]?.word ?? '') &&
    !/[.,;!?]\s/u.test(text.slice(words[at]?.end, words[next]?.start));
  return areOne(words[from - 1]?.word === 'and' ? from - 2 : from - 1, from) || areOne(to - 1, to);
}

function compare(
  wanted: readonly string[],
  said: readonly string[],
  { isWhole, phonesOf }: { isWhole: boolean; phonesOf: PhonesOf },
): Likeness {
  if (wanted.length === said.length && wanted.every((word, i) => isSameWord(word, said[i] ?? ''))) {
    return 'same';
  }
  if (isSameWord(wanted.join(''), said.join(''))) return 'same';
  // "I would say so" has no wood in it; "Would." alone may be what a recogniser made of it.
  if (!isWhole && !said.some((word) => isNaming(word))) return 'other';
  if (areOtherNumbers(wanted, said)) return 'other';
  if (areOpposites(wanted, said)) return 'other';
  return bestLikeness(phonesOfAll(wanted, phonesOf), phonesOfAll(said, phonesOf));
}

/** Five is never taken for nine; only something that is no number may have been one. */
function areOtherNumbers(wanted: readonly string[], said: readonly string[]): boolean {
  const [own, other] = [wanted, said].map((words) => words.filter((word) => numbers.test(word)).join(' '));
  return other !== '' && own !== other;
}

function areOpposites(wanted: readonly string[], said: readonly string[]): boolean {
  if (wanted.length !== said.length) return false;
  const bare = (words: readonly string[]): string =>
    words.map((word) => word.replace(opposites, '')).join(' ');
  return bare(wanted) === bare(said);
}

function bestLikeness(
  wanted: readonly (readonly string[])[],
  said: readonly (readonly string[])[],
): Likeness {
  const all = wanted.flatMap((a) => said.map((b) => likeness(a, b)));
  if (all.includes('same')) return 'same';
  return all.includes('near') ? 'near' : 'other';
}

/** All ways to say some words one after another, as far as they are few. */
function phonesOfAll(words: readonly string[], phonesOf: PhonesOf): readonly (readonly string[])[] {
  return words
    .map((word) => phonesOf(word))
    .reduce<readonly (readonly string[])[]>(
      (all, variants) =>
        all.flatMap((one) => variants.map((phones) => [...one, ...phones])).slice(0, mostVariants),
      [[]],
    );
}
