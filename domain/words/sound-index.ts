/** Accents in which words were recorded. */
export const soundAccents = ['US', 'UK'] as const;
export type SoundAccent = (typeof soundAccents)[number];

/** Where the MP3 of a word lies in the pack of its accent. */
export interface WordSound {
  readonly word: string;
  readonly from: number;
  /** The byte after the last one. */
  readonly to: number;
  /** The first 16 hex digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly durationMs: number;
}

export type SoundIndex = ReadonlyMap<string, WordSound>;

/** First line of an index. A reader of another format takes it for no index. */
const head = 'word sounds 1';
export const soundHashLength = 16;

/** A line for each word, in the order of the pack: the word, its bytes, its hash, its milliseconds. */
export function writeSoundIndex(sounds: Iterable<WordSound>): string {
  const lines = Array.from(sounds, ({ word, from, to, hash, durationMs }) =>
    [word, to - from, hash, durationMs].join('\t'),
  );
  return `${[head, ...lines].join('\n')}\n`;
}

/** Reads what `writeSoundIndex` wrote; `null` when it is something else, or cut off. */
export function readSoundIndex(text: string): SoundIndex | null {
  const [first, ...lines] = text.split('\n');
  if (first !== head || lines.pop() !== '') return null;
  const sounds = new Map<string, WordSound>();
  let at = 0;
  for (const line of lines) {
    const [word = '', bytes, hash = '', milliseconds] = line.split('\t');
    const size = Number(bytes);
    const durationMs = Number(milliseconds);
    const isWhole = word !== '' && hash.length === soundHashLength && size > 0 && durationMs > 0;
    if (!isWhole || !Number.isSafeInteger(size)) return null;
    sounds.set(word, { word, from: at, to: at + size, hash, durationMs });
    at += size;
  }
  return sounds;
}
