import type { DictationWord } from '#contract/entities/dictation.ts';
import { wordRoutes } from '#contract/routes/words.ts';
import { operation } from '#server/http/operation.ts';
import type { WordSoundStore } from '#server/models/word-sounds.ts';
import { Problem } from '#server/problem.ts';
import { listDictationWords, pickWord } from '#server/store/dictations.ts';
import type { Stores } from '#server/store/effect.ts';
import { addressesOfSounds } from '#server/words/addresses-of-sounds.ts';

/** The words of a dictation, each with its sound. */
export function dictationWordOperations(
  { db }: Pick<Stores, 'db'>,
  sounds: Pick<WordSoundStore, 'findWord' | 'words'>,
) {
  const withSound = async (word: string): Promise<DictationWord> => ({
    word,
    ...(await addressesOfSounds(sounds, word)),
  });
  return [
    operation(wordRoutes.dictationWords, async ({ learner }) => {
      const words = await listDictationWords(db.orm, learner.id);
      return { _embedded: { dictationWordAudioDtoList: await Promise.all(words.map(withSound)) } };
    }),
    operation(wordRoutes.dictationWord, async ({ learner }) => {
      const word = await pickWord(db.orm, learner.id, await sounds.words());
      if (word === undefined) throw new Problem('NOT_FOUND', 'No word is recorded on this server');
      return withSound(word);
    }),
  ];
}
