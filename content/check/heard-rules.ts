import type { AudioEntry } from '#content/audio-index.ts';
import type { HeardAudio } from '#content/heard-audio.ts';
import { spokenTextOf } from '#content/spoken-text.ts';
import { alignWords } from '#domain/scoring/objective/alignment.ts';
import { comparableWords } from '#domain/transcript/comparable-words.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { CheckedItem, Problem } from './problem.ts';

type HeardByHash = ReadonlyMap<string, HeardAudio>;

/** Word error of the transcript engine, over all renderings of an item, from which a person should listen to them. */
const mostWordError = 0.08;

function heardOf(id: number, entries: readonly AudioEntry[], heard: HeardByHash): HeardAudio[] {
  return entries.flatMap(({ itemId, sha256 }) => (itemId === id ? (heard.get(sha256) ?? []) : []));
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

/** Renderings that nobody has listened to, and items that a recogniser does not understand well: told, not refused. */
export function findHeardNotices(
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

/** Word times belong to the words of their text, one by one. */
export function checkWordTimes(
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
  heard: HeardByHash,
): Problem[] {
  return items.flatMap(({ file, item }) => {
    const words = wordTokens(spokenTextOf(item) ?? '').length;
    return heardOf(item.id, entries, heard)
      .filter(({ times }) => times.length !== words)
      .map(({ sha256, times }) => ({
        file,
        message: `has ${words} words, a rendering of it (${sha256.slice(0, 8)}) has times of ${times.length}`,
      }));
  });
}
