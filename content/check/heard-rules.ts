import type { AudioEntry } from '#content/audio-index.ts';
import type { HeardAudio } from '#content/heard-audio.ts';
import { spokenTextOf } from '#content/spoken-text.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { CheckedItem, Problem } from './problem.ts';

type HeardByHash = ReadonlyMap<string, HeardAudio>;

/** Word error of the transcript engine, over all renderings of an item, from which a person should listen to them. */
const mostWordError = 0.08;

function heardOf(id: number, entries: readonly AudioEntry[], heard: HeardByHash): HeardAudio[] {
  return entries.flatMap(({ itemId, sha256 }) => (itemId === id ? (heard.get(sha256) ?? []) : []));
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
  return [
    ...unheard.map(({ itemId, voice }) => ({
      file: 'audio',
      message: `${itemId}-${voice}.mp3 has no word times. Run "npm run content:audio"`,
    })),
    ...misheard,
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
