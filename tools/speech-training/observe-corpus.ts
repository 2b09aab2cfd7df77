import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { alignWords } from '#engines/speech/alignment/align-words.ts';
import { forcedReading, freeReading } from '#engines/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { listen } from '#engines/speech/reading/listen.ts';
import { observePhones, type PhoneObservation } from '#engines/speech/pronunciation/observe-phones.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { audioPath, spokenWord, withoutStress, type RatedRecording } from './corpus.ts';
import { seededRandom } from './random.ts';
import { openResultFile } from './result-file.ts';

/** What the engine measured in one recording. Everything else of the training is quick, so this is kept on disk. */
export interface ObservedRecording {
  readonly id: string;
  readonly warp: number;
  readonly phones: readonly PhoneObservation[];
  /** The same recording read against a wrong text, for the word verifier: one word planted in it, or all of another one. */
  readonly planted: { readonly place: number | 'all'; readonly phones: readonly PhoneObservation[] } | null;
}

interface Source {
  readonly model: AcousticModel;
  readonly folder: string;
  readonly cacheFile: string;
  readonly seed: number;
  /** Only so many of the recordings are measured; the wrong texts are drawn from all. */
  readonly limit: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const thousandth = (value: number): number => Math.round(value * 1e3) / 1e3;
const compact = (phone: PhoneObservation): PhoneObservation => ({
  ...phone,
  own: thousandth(phone.own),
  loop: thousandth(phone.loop),
  substitutes: phone.substitutes.map(tenth),
  posterior: thousandth(phone.posterior),
  agreement: thousandth(phone.agreement),
  energy: thousandth(phone.energy),
});

type RatedWord = RatedRecording['words'][number];

/** A word that sounds clearly different from the one that it stands in for. */
function isClearlyOther(word: RatedWord, real: RatedWord): boolean {
  const ours = new Set(real.phones.map(withoutStress));
  const theirs = new Set(word.phones.map(withoutStress));
  const shared = [...theirs].filter((phone) => ours.has(phone)).length;
  return word.text !== real.text && word.phones.length >= 2 && shared < Math.min(ours.size, theirs.size);
}

interface WrongText {
  readonly place: number | 'all';
  readonly words: readonly SpokenWord[];
}

async function observe(
  rated: RatedRecording,
  wrong: WrongText | undefined,
  { model, folder }: Source,
): Promise<ObservedRecording | undefined> {
  const { samples } = await decodeAudio(audioPath(folder, rated.id));
  const words = rated.words.map(spokenWord);
  const heard = listen(model, samples, words);
  const pieces = alignWords(model, heard.scorer, words, { options: forcedReading });
  if (!pieces) return undefined;
  const evidence = { ...heard, energy: heard.features.energy };
  const phones = observePhones(model, pieces, evidence).map(compact);
  if (!wrong) return { id: rated.id, warp: heard.warp, phones, planted: null };
  const read = alignWords(model, heard.scorer, wrong.words, { options: freeReading, loop: heard.loop });
  const own = new Set(rated.words.map(({ text }) => text));
  // A word that both texts have may really have been said.
  const observed = observePhones(model, read ?? [], evidence)
    .filter(({ word }) => wrong.place !== 'all' || !own.has(wrong.words[word]?.text ?? ''))
    .map(compact);
  return { id: rated.id, warp: heard.warp, phones, planted: { place: wrong.place, phones: observed } };
}

/** Of three recordings one is also read against its text with a planted word, and one against another text. */
function wrongTextFor(
  at: number,
  corpus: readonly RatedRecording[],
  random: () => number,
): WrongText | undefined {
  const rated = corpus[at] as RatedRecording;
  const place = Math.floor(random() * rated.words.length);
  const candidates = Array.from({ length: 20 }, () => {
    const { words } = corpus[Math.floor(random() * corpus.length)] as RatedRecording;
    return words[Math.floor(random() * words.length)] as RatedWord;
  });
  const other = corpus[Math.floor(random() * corpus.length)] as RatedRecording;
  if (at % 3 === 1)
    return other.id === rated.id ? undefined : { place: 'all', words: other.words.map(spokenWord) };
  const planted = candidates.find((word) => isClearlyOther(word, rated.words[place] as RatedWord));
  if (at % 3 !== 0 || !planted || rated.words.length < 3) return undefined;
  return { place, words: rated.words.map((word, i) => spokenWord(i === place ? planted : word)) };
}

/** Measures the recordings that the cache file does not have yet, and returns all. */
export async function observeCorpus(
  corpus: readonly RatedRecording[],
  source: Source,
  say: (line: string) => void,
): Promise<ObservedRecording[]> {
  const file = openResultFile<ObservedRecording>(source.cacheFile);
  const random = seededRandom(source.seed);
  for (const [at, rated] of corpus.slice(0, source.limit).entries()) {
    const wrong = wrongTextFor(at, corpus, random);
    if (file.has(rated.id)) continue;
    const observed = await observe(rated, wrong, source);
    if (!observed) {
      say(`${rated.id}: shorter than its text, left out`);
      continue;
    }
    file.add(observed);
    if (file.results.length % 50 === 0) say(`measured ${file.results.length} of ${corpus.length} recordings`);
  }
  const wanted = new Set(corpus.slice(0, source.limit).map(({ id }) => id));
  return file.results.filter(({ id }) => wanted.has(id));
}
