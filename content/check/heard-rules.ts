import type { AudioEntry } from '#content/audio-index.ts';
import type { HeardAudio } from '#content/heard-audio.ts';
import { spokenTextOf } from '#content/spoken-text.ts';
import { alignWords } from '#domain/scoring/objective/alignment.ts';
import { comparableWords } from '#engines/transcript/comparable-words.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { CheckedItem, Problem } from './problem.ts';

type HeardByHash = ReadonlyMap<string, HeardAudio>;

/** Word error of the transcript engine, over all renderings of an item, above which it is not clear enough. */
const mostWordError = 0.08;

/** The renderings of an item that the engines have listened to. */
function heardOf(id: number, entries: readonly AudioEntry[], heard: HeardByHash) {
  return entries
    .filter(({ itemId }) => itemId === id)
    .flatMap(({ voice, durationMs, sha256 }) => {
      const own = heard.get(sha256);
      return own ? [{ ...own, voice, durationMs }] : [];
    });
}

/** Of shorter words neither engine is sure. */
const leastLetters = 4;

/** Words of a script that a voice swallowed: neither engine heard them. */
function swallowedWords(script: string, { times, heard }: HeardAudio): string[] {
  if (heard === undefined) return [];
  const words = wordTokens(script).map(({ word }) => word);
  const [expected, found] = [comparableWords(words), comparableWords([heard])];
  const steps = alignWords(expected.length, found.length, {
    isSame: (key, typed) => expected[key]?.word === found[typed]?.word,
    nearness: () => 0,
    isJoined: () => false,
    isSplit: () => false,
  });
  const missed = new Set(steps.flatMap(({ kind, key }) => (kind === 'missed' ? key : [])));
  const sources = new Set([...missed].map((at) => expected[at]?.source));
  return words.filter((word, at) => times[at] === null && sources.has(at) && word.length >= leastLetters);
}

/** Renderings that nobody has listened to, which may be silent, and items that a recogniser does not understand well. */
export function checkHeard(
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
  heard: HeardByHash,
): Problem[] {
  const unheard = entries.filter(({ sha256 }) => !heard.has(sha256));
  const misheard = items.flatMap(({ file, item }) => {
    const own = heardOf(item.id, entries, heard);
    const sum = (of: 'words' | 'wordErrors') => own.reduce((total, one) => total + one[of], 0);
    const share = own.length === 0 ? 0 : sum('wordErrors') / sum('words');
    if (share <= mostWordError) return [];
    const percent = Math.round(share * 100);
    return [
      { file, message: `is misheard in ${percent} % of its words by the transcript engine: listen to it` },
    ];
  });
  const swallowed = items.flatMap(({ file, item }) =>
    entries.flatMap(({ itemId, voice, sha256 }): Problem[] => {
      const own = itemId === item.id ? heard.get(sha256) : undefined;
      const words = own ? swallowedWords(spokenTextOf(item) ?? '', own) : [];
      if (words.length === 0) return [];
      const list = words.map((word) => `"${word}"`).join(', ');
      return [
        {
          file,
          message: `is spoken by ${voice} so that neither engine hears ${list}: give it another voice`,
        },
      ];
    }),
  );
  return [
    ...unheard.map(({ itemId, voice }) => ({
      file: 'audio',
      message: `${itemId}-${voice}.mp3 has no word times. Run "npm run content:audio"`,
    })),
    ...misheard,
    ...swallowed,
  ];
}

/** How much earlier than the word before a word may seem to begin, where two run together. */
const overlapMs = 50;

/** Each word begins after the one before it and ends before the file does. */
function isInOrder({ times, durationMs }: Pick<HeardAudio, 'times'> & { durationMs: number }): boolean {
  let before = 0;
  return times.every((time) => {
    if (time === null) return true;
    const [start, end] = time;
    const isRight = start >= before - overlapMs && end > start && end <= durationMs;
    before = start;
    return isRight;
  });
}

/** Word times belong to the words of their text, one by one, and follow each other. */
export function checkWordTimes(
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
  heard: HeardByHash,
): Problem[] {
  return items.flatMap(({ file, item }) => {
    const words = wordTokens(spokenTextOf(item) ?? '').length;
    return heardOf(item.id, entries, heard).flatMap((one) => {
      const what = `a rendering of it (${one.voice})`;
      const messages = [
        ...(one.times.length === words
          ? []
          : [`has ${words} words, ${what} has times of ${one.times.length}`]),
        ...(isInOrder(one) ? [] : [`${what} has word times out of order or past its end`]),
      ];
      return messages.map((message) => ({ file, message }));
    });
  });
}
