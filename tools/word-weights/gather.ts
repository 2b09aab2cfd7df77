import { join } from 'node:path';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { hearReading, judgeReading } from '#engines/speech/reading/score-reading.ts';
import { transcribe, type Transcript } from '#engines/transcript/transcribe.ts';
import type { ScoreSamples } from '#tests/bench/speech/run-condition.ts';
import { readVoiceRecordings } from '#tests/bench/speech/voice-recordings.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { readCorpus } from '#tools/speech-training/corpus.ts';
import { hearCorpus } from '#tools/speech-training/hear-corpus.ts';
import { seededRandom, shuffled } from '#tools/speech-training/random.ts';
import { openResultFile } from '#tools/speech-training/result-file.ts';
import { learnerTrials } from './learner-trials.ts';
import { voiceTrials } from './voice-trials.ts';
import { weighTrial, type WeighedTrial } from './weigh-trial.ts';

const seed = 7;
const cache = (...names: string[]): string => join(import.meta.dirname, '..', '..', '.cache', ...names);

interface Material {
  /** Rated recordings of learners, as for tools/speech-training. */
  readonly folder: string;
  readonly learners: number;
  /** The spoken texts are spoiled once for each. */
  readonly seeds: readonly number[];
}

/** What is known already: every trial is kept in .cache/word-weights, so that a stopped run goes on. */
export const knownTrials = () => openResultFile<WeighedTrial>(cache('word-weights', 'trials.jsonl'));

/** Transcripts of the spoken texts, which stay when the evidence is weighed anew. */
const spokenTexts = () =>
  openResultFile<{ id: string; transcript: Transcript }>(cache('word-weights', 'transcripts.jsonl'));

/** Listens to all trials that are not known yet, and returns all. */
export async function gatherTrials(
  { folder, learners, seeds }: Material,
  say: (line: string) => void,
): Promise<readonly WeighedTrial[]> {
  const file = knownTrials();
  const model = await loadAcousticModel(say);
  const dictionary = readDictionary(await loadDictionaryText(say));
  const transcriber = await loadTranscriber('tiny', say);
  const engines = { model, weights: loadReadingWeights(), dictionary };
  const score: ScoreSamples = async (samples, words, warp) => {
    const alone = judgeReading(engines, hearReading(engines, samples, words, warp), {});
    return { alone, together: alone };
  };
  const recordings = await readVoiceRecordings(dictionary, 'development');
  const spoken = spokenTexts();
  const transcriptOf = new Map(spoken.results.map(({ id, transcript }) => [id, transcript]));
  for await (const trial of voiceTrials(score, recordings, seeds)) {
    if (file.has(trial.id)) continue;
    const known = transcriptOf.get(trial.id);
    const transcript = known ?? (await transcribe(transcriber, trial.samples));
    if (!known) spoken.add({ id: trial.id, transcript });
    file.add(weighTrial(engines, trial, transcript));
  }
  say(`${file.results.length} readings of spoken texts`);
  const all = shuffled(readCorpus(folder), seededRandom(seed));
  const corpus = all.slice(0, learners);
  const cacheFile = cache('speech-training', 'transcripts-tiny.jsonl');
  const heard = await hearCorpus(corpus, { engine: transcriber, folder, cacheFile }, say);
  const transcripts = new Map(heard.map(({ id, transcript }) => [id, transcript]));
  const random = seededRandom(seed);
  for (const rated of corpus) {
    const transcript = transcripts.get(rated.id);
    for (const trial of await learnerTrials(rated, all, { folder, random }))
      if (transcript && !file.has(trial.id)) file.add(weighTrial(engines, trial, transcript));
  }
  return file.results;
}
