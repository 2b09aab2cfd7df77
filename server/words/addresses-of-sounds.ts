import type { SoundAccent } from '#domain/words/sound-index.ts';
import type { WordSoundStore } from '#server/models/word-sounds.ts';

/** Where the sounds of a word are; `null` where it is not recorded. The spec's third accent has no free voice. */
export async function addressesOfSounds(sounds: Pick<WordSoundStore, 'findWord'>, word: string) {
  const addressOf = async (accent: SoundAccent) =>
    (await sounds.findWord(word, accent)) ? `/api/word-sounds/${accent}/${encodeURIComponent(word)}` : null;
  return {
    americanAudio: await addressOf('US'),
    britishAudio: await addressOf('UK'),
    australianAudio: null,
  };
}
