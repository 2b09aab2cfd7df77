import { readFileSync } from 'node:fs';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import type { SoundAccent } from '#domain/words/sound-index.ts';
import { packPath, readIndexFile } from '#tools/words/sounds/sound-shelf.ts';

/** Gives words of the dictionary as their recordings of one accent say them, as 16 kHz mono. */
export function openRecordedWords(accent: SoundAccent) {
  const index = readIndexFile(accent);
  const pack = readFileSync(packPath(accent));
  return async (word: string): Promise<Float32Array<ArrayBuffer>> => {
    const sound = index.get(word);
    if (sound === undefined) throw new Error(`nobody has recorded ${word}`);
    return decodeMp3(pack.subarray(sound.from, sound.to));
  };
}
