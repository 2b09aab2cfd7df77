import { beforeAll, describe, expect, it } from 'vitest';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import {
  pronounceText,
  readDictionary,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { scoreWord, type WordOutcome } from '#engines/speech/word/score-word.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { loadAcousticModel, loadDictionaryText, loadReadingWeights } from '#tools/score-speech/load-model.ts';
import { openRecordedWords } from './recorded-words.ts';
import { hiss } from './sounds.ts';

const silent = (): undefined => undefined;
const weights = loadReadingWeights();

const quiet = new Float32Array(4_800);

describe('a single word where no transcript pack is', { timeout: 60_000 }, () => {
  let model: AcousticModel;
  let dictionary: PronouncingDictionary;
  const recordedWord = openRecordedWords('US');

  beforeAll(async () => {
    model = await loadAcousticModel(silent);
    dictionary = readDictionary(await loadDictionaryText(silent));
  }, 120_000);

  /** A recorded word of the American pack with some quiet round it. */
  async function soundOf(word: string, round: Float32Array = quiet): Promise<Float32Array> {
    const own = await recordedWord(word);
    return Float32Array.from([...round, ...own, ...round]);
  }

  async function scored(said: string, asked: string): Promise<WordOutcome> {
    const [word] = pronounceText(asked, dictionary).words;
    if (word === undefined) throw new Error(`nobody knows how to say ${asked}`);
    return scoreWord({ model, weights }, await soundOf(said), word);
  }

  it.each(['place', 'learn', 'times'])(
    '%s is scored alike after and before seconds of a quiet room',
    async (said) => {
      const [word] = pronounceText(said, dictionary).words;
      if (word === undefined) throw new Error(`nobody knows how to say ${said}`);
      const room = hiss(3 * sampleRate, 0.0005);
      const long = scoreWord({ model, weights }, await soundOf(said, room), word);
      const short = scoreWord({ model, weights }, await soundOf(said), word);
      if (long.kind !== 'scored' || short.kind !== 'scored') throw new Error('a good word was refused');
      expect(long.score).toBeCloseTo(short.score, -1);
      const later = (room.length - quiet.length) / sampleRate;
      expect(long.syllables[0]?.start).toBeCloseTo((short.syllables[0]?.start ?? 0) + later, 1);
    },
  );

  it.each([
    ['reading', 'shooting'],
    ['live', 'less'],
    ['times', 'child'],
  ])('%s is not taken for %s, some of whose sounds are nowhere in it', async (said, asked) => {
    expect(await scored(said, asked)).toEqual({ kind: 'refused', reason: 'other-word' });
  });

  it.each(['reading', 'times', 'learn', 'live', 'place', 'right'])('%s is scored as itself', async (word) => {
    expect(await scored(word, word)).toMatchObject({ kind: 'scored' });
  });
});
