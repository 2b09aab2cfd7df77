import type { TextSpan } from '#contract/entities/text-span.ts';
import { contentWords } from '#domain/words/content-words.ts';
import type { PhonesOf } from '#engines/content-scoring/sound-terms.ts';
import { stem } from '#domain/words/stem.ts';
import { answerWords, isNaming, type AnswerWord } from './answer-words.ts';
import { findAnswers, type FoundAnswer } from './find-answer.ts';

export interface ShortQuestion {
  readonly prompt: string;
  readonly accepted: readonly string[];
}

/**
 * What became of a short answer. `guesses`: an accepted answer is among others; `unclear`: what was heard is near one, or was not
 * heard well enough to say.
 */
export interface ShortAnswer {
  readonly standing: 'right' | 'unclear' | 'guesses' | 'wrong';
  /** The accepted answer that was said, or perhaps. */
  readonly answer: string | null;
  readonly found: TextSpan | null;
}

export interface HeardAnswer {
  /** The transcript. */
  readonly said: string;
  /** Whether it can be trusted. */
  readonly isClear: boolean;
  readonly phonesOf: PhonesOf;
  /** Whether a word is most of all a noun. */
  readonly isNoun: (word: string) => boolean;
}

/** Words that name something, beside the answer and those of the question. More are a list, or a talk. Our choice. */
const mostOthers = 4;

/**
 * Whether a short question was answered: an accepted answer was said, with any small words around it, and it was the answer and not
 * one of many guesses, taken back, or the beginning of another name (a battery charger).
 */
export function judgeShortAnswer({ prompt, accepted }: ShortQuestion, heard: HeardAnswer): ShortAnswer {
  const { said, isClear, phonesOf, isNoun } = heard;
  const words = answerWords(said);
  const context = {
    said,
    words,
    isNoun,
    known: knownStems(prompt, accepted),
    rival: rivalsIn(prompt, accepted),
  };
  const found = findAnswers({ said, words }, accepted, phonesOf).sort(byLength);
  const exact = found.filter((one) => one.likeness === 'same');
  const standings = exact.map((one) => ({ one, standing: standingOf(one, exact, context) }));
  const best =
    standings.find(({ standing }) => standing === 'right') ??
    standings.find(({ standing }) => standing === 'guesses') ??
    standings[0];
  if (best !== undefined) return result(best.standing, best.one, words);
  const [near] = found;
  if (near !== undefined && standingOf(near, found, context) === 'right')
    return result('unclear', near, words);
  return { standing: isClear ? 'wrong' : 'unclear', answer: null, found: null };
}

/** The longest way to say the answer first: "carbon dioxide" and not "dioxide". */
const byLength = (a: FoundAnswer, b: FoundAnswer): number => b.to - b.from - (a.to - a.from);

function result(
  standing: ShortAnswer['standing'],
  { accepted, from, to }: FoundAnswer,
  words: readonly AnswerWord[],
): ShortAnswer {
  const found = { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  return { standing, answer: accepted, found };
}

interface Context {
  readonly said: string;
  readonly words: readonly AnswerWord[];
  readonly isNoun: (word: string) => boolean;
  /** Stems of the question and of the accepted answers: they name nothing new. */
  readonly known: ReadonlySet<string>;
  /** What the question offers instead of the answer. */
  readonly rival: ReadonlySet<string>;
}

function knownStems(prompt: string, accepted: readonly string[]): Set<string> {
  return new Set([
    ...contentWords(prompt).map((word) => word.stem),
    ...accepted.flatMap((answer) => answerWords(answer).map(({ word }) => stem(word))),
  ]);
}

/** "A gallery or a bakery?": whoever says both has not chosen. */
function rivalsIn(prompt: string, accepted: readonly string[]): Set<string> {
  const own = new Set(accepted.flatMap((answer) => answerWords(answer).map(({ word }) => stem(word))));
  const choice = /([^,:;.]*)\bor\b([^,:;.?]*)/iu.exec(prompt);
  const offered = choice === null ? [] : [choice[1] ?? '', choice[2] ?? ''].map((side) => contentWords(side));
  const isChoice = offered.some((side) => side.some((word) => own.has(word.stem)));
  return new Set(isChoice ? offered.flat().flatMap((word) => (own.has(word.stem) ? [] : [word.stem])) : []);
}

function standingOf(
  found: FoundAnswer,
  all: readonly FoundAnswer[],
  context: Context,
): 'right' | 'guesses' | 'wrong' {
  const { words, known, rival } = context;
  const isAnswer = (at: number) => all.some(({ from, to }) => at >= from && at < to);
  const others = words.flatMap(({ word }, at) =>
    isAnswer(at) || !isNaming(word) || (known.has(stem(word)) && !rival.has(stem(word))) ? [] : [at],
  );
  if (isTakenBack(found, others, context) || isPartOfName(found, others, context)) return 'wrong';
  return isGuess(found, others, context) ? 'guesses' : 'right';
}

const text = ({ said, words }: Context, from: number, to: number): string =>
  said.slice(words[from]?.end ?? 0, words[to]?.start ?? said.length).toLowerCase();

/** Whether the word is what it is said not to be. */
function isDenied({ said, words }: Context, at: number): boolean {
  const before = said.slice(0, words[at]?.start ?? 0).toLowerCase();
  return /(?:\bnot|\bnever|n't)(?: (?:think|believe|say))?(?:[\s,]+(?:it|its|it's|that|is|was|a|an|the|to|in|my|your)){0,4}\s+$/u.test(
    before,
  );
}

/** "Not a gallery"; "a gallery, no, a bakery". */
function isTakenBack({ from, to }: FoundAnswer, others: readonly number[], context: Context): boolean {
  if (isDenied(context, from)) return true;
  return others.some(
    (at) => at >= to && /\b(?:no|sorry|i mean|actually|wait|rather)\b/u.test(text(context, to - 1, at)),
  );
}

/** The next word makes another thing of it: a battery charger, twenty euros. */
function isPartOfName({ to }: FoundAnswer, others: readonly number[], context: Context): boolean {
  const next = context.words[to]?.word ?? '';
  return others.includes(to) && context.isNoun(next) && text(context, to - 1, to).trim() === '';
}

/** Another thing named with "or", more than one beside the answer in a list, or too much of anything. */
function isGuess({ from, to }: FoundAnswer, others: readonly number[], context: Context): boolean {
  if (others.length > mostOthers) return true;
  const isEitherOr = others.some((at) => {
    if (at < from && isDenied(context, at)) return false;
    const between = at < from ? text(context, at, from) : text(context, to - 1, at);
    return /^[\s,.?]*(?:or|and)\b(?:\s+(?:an?|the|to|maybe|perhaps|just|it's|is|it)){0,3}\s*$/u.test(between);
  });
  const { words, rival } = context;
  const isBoth = others.some(
    (at) => rival.has(stem(words[at]?.word ?? '')) && !isCompared(from, at, context),
  );
  return isEitherOr || isBoth || listed(context, others) > 1;
}

/** "A city is larger than a village", "a gallery, not a bakery", "not a bakery, a gallery". */
function isCompared(from: number, other: number, context: Context): boolean {
  if (other < from) return isDenied(context, other);
  return /\b(?:than|not|instead|isn't|but)\b/u.test(text(context, from, other));
}

/** Pieces between commas and full stops that only name something else. */
function listed({ said, words }: Context, others: readonly number[]): number {
  let count = 0;
  let start = 0;
  for (const piece of said.split(/(?<=[,.;?!])|\b(?:or|and)\b/u)) {
    const end = said.indexOf(piece, start) + piece.length;
    const own = words.flatMap((word, at) => (word.start >= start && word.end <= end ? [at] : []));
    if (own.length > 0 && own.length <= 3 && own.some((at) => others.includes(at))) count += 1;
    start = end;
  }
  return count;
}
