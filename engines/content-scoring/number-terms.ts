import { readWords } from '#engines/speech/dictionary/read-words.ts';
import { stem } from '#domain/words/stem.ts';

/** A word as it is read aloud, with the place of what is written for it. */
interface ReadWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const currencies: ReadonlyMap<string, string> = new Map([
  ['$', 'dollars'],
  ['\u00A3', 'pounds'],
  ['\u20AC', 'euros'],
]);
/** A stretch without spaces, less the punctuation round it; a sign of money before it and a percent sign behind it stay. */
const written = /[$\u00A3\u20AC]?[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?%?/gu;
const scale = /^(?:hundred|thousand|million|billion)$/u;

/** The words of a text as they are read aloud: 20 % as twenty percent, $6 as six dollars, 1956 as nineteen fifty six. */
function readAloud(text: string): ReadWord[] {
  const words = Array.from(text.matchAll(written), (match) => {
    const [chunk] = match;
    const parts = readWords(chunk).flatMap((one) => one.parts);
    const currency = currencies.get(chunk.charAt(0));
    const unit = currency ?? (chunk.endsWith('%') ? 'percent' : undefined);
    return (unit === undefined ? parts : [...parts, unit]).map((word) => ({
      word,
      start: match.index,
      end: match.index + chunk.length,
    }));
  }).flat();
  return words.flatMap((one, i) => {
    const before = words[i - 1]?.word ?? '';
    // "Two hundred and six", and "per cent", are written in more than one way.
    if (one.word === 'and' && scale.test(before)) return [];
    if (one.word === 'per' && words[i + 1]?.word === 'cent') return [];
    return [{ ...one, word: stem(one.word === 'cent' && before === 'per' ? 'percent' : one.word) }];
  });
}

/** Finds terms whose numbers the answer writes in another way: in figures what the term has in words, or the reverse. */
export function numberFinder(answer: string): (term: string) => Place | undefined {
  const hasFigures = /\d/u.test(answer);
  let said: readonly ReadWord[] | undefined;
  return (term) => {
    const isInFigures = /\d/u.test(term);
    if (!hasFigures && !isInFigures) return undefined;
    const wanted = readAloud(term);
    said ??= readAloud(answer);
    for (const [at, first] of said.entries()) {
      if (first.word !== wanted[0]?.word) continue;
      const match = said.slice(at, at + wanted.length);
      const last = match.at(-1);
      if (last === undefined || !wanted.every(({ word }, i) => match[i]?.word === word)) continue;
      // A part of a number is another number: 21 is not twenty.
      if (said[at - 1]?.start === first.start || said[at + wanted.length]?.start === last.start) continue;
      if (isInFigures || /\d/u.test(answer.slice(first.start, last.end)))
        return { start: first.start, end: last.end };
    }
    return undefined;
  };
}
