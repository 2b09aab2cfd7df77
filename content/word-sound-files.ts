import { join } from 'node:path';
import type { SoundAccent } from '#domain/words/sound-index.ts';

/** Recorded words that this repository ships. */
export const wordSoundsFolder = join(import.meta.dirname, 'word-sounds');

/** Names of the pack of an accent and of its index. */
export const soundFileNames = (accent: SoundAccent) => ({
  sounds: `${accent.toLowerCase()}.mp3s`,
  index: `${accent.toLowerCase()}.txt`,
});
