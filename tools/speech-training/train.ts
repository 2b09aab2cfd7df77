import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenPhones } from '#engines/speech/pronunciation/observe-phones.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { requireFfmpeg } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
  type TranscriptSize,
} from '#tools/score-speech/load-model.ts';
import { readCorpus } from './corpus.ts';
import { crossValidate, judgeCorpus, scoreOutOfFold } from './cross-validate.ts';
import { makeExamples, measureDurations } from './examples.ts';
import { fitPhoneNetworks, fitPhoneScale, fitSentences, fitVerifier, fitWords } from './fit-scores.ts';
import { fitStacked } from './fit-stacked.ts';
import { hearCorpus, type HeardRecording } from './hear-corpus.ts';
import { keepRun, readLastRun } from './last-run.ts';
import { writeModelCard } from './model-card.ts';
import { observeCorpus } from './observe-corpus.ts';
import { shuffled, seededRandom } from './random.ts';
import { scoreAgain } from './score-again.ts';
import { writeWeights } from './write-weights.ts';

const usage = `Trains the reading engine's scores on rated recordings.

  node tools/speech-training/train.ts --data DIR [--seed 7] [--limit N] [--epochs 6] [--networks 3]
  node tools/speech-training/train.ts --card

DIR holds labels.jsonl and audio/<id>.opus. Needs ffmpeg on the PATH and, the first time, the package registry for the
models. What the engines measure is kept in .cache/speech-training, so that a run can be stopped and goes on.
Writes engines/speech/weights/reading-weights.json and docs/model-card-reading.md. --card writes the model card alone, from what the
folds of the last run said and the weights as they are: enough after a change of the ranges of marks.`;

const folds = 5;
const cache = join(import.meta.dirname, '..', '..', '.cache', 'speech-training');
const lastRun = join(cache, 'last-run.json');
const say = (line: string): void => console.log(line);

async function train(values: {
  data: string;
  seed: number;
  limit: number;
  epochs: number;
  networks: number;
}): Promise<void> {
  await requireFfmpeg();
  const model = await loadAcousticModel(say);
  const phones = spokenPhones(model);
  const phoneNames = phones.map((phone) => model.definition.phoneNames[phone] ?? '');
  const all = shuffled(readCorpus(values.data), seededRandom(values.seed));
  const corpus = all.slice(0, values.limit);
  const observed = await observeCorpus(
    all,
    {
      model,
      folder: values.data,
      cacheFile: join(cache, 'observations.jsonl'),
      seed: values.seed,
      limit: values.limit,
    },
    say,
  );
  const hear = async (size: TranscriptSize): Promise<readonly HeardRecording[]> => {
    const engine = await loadTranscriber(size, say);
    const cacheFile = join(cache, `transcripts-${size}.jsonl`);
    return hearCorpus(corpus, { engine, folder: values.data, cacheFile }, say);
  };
  const transcripts = { tiny: await hear('tiny'), base: await hear('base') };
  const dictionary = readDictionary(await loadDictionaryText(say));
  const durations = measureDurations(observed, phones.length);
  const listening = { transcripts, dictionary };
  const examples = makeExamples(corpus, observed, { durations, folds, listening });
  say(
    `${examples.length} recordings, ${examples.filter(({ planted }) => planted).length} of them with a planted word`,
  );
  const scale = fitPhoneScale(examples, phones.length);
  const network = {
    hidden: [48, 24],
    epochs: values.epochs,
    batch: 64,
    rate: 2e-3,
    decay: 0.05,
    seed: values.seed,
  };
  const settings = { folds, scale, durations, phoneNames, network, networks: values.networks };
  const scored = scoreOutOfFold(examples, settings, say);
  const tiny = scoreAgain(scored, 'tiny', folds);
  const base = scoreAgain(scored, 'base', folds);
  const judgement = judgeCorpus({ scored, twice: { tiny: tiny.twice, base: base.twice } }, settings);
  const run = { judgement, examples: examples.length, all: all.length, seed: values.seed };
  keepRun(lastRun, run);
  say(JSON.stringify(crossValidate(judgement), null, 1));
  const word = fitWords(scored);
  const weights: ReadingWeights = {
    format: 3,
    trained: `${new Date().toISOString().slice(0, 10)}, ${examples.length} recordings of speechocean762 (CC BY 4.0)`,
    phones: phoneNames,
    durations,
    phoneScale: scale,
    phoneNetworks: fitPhoneNetworks(examples, settings),
    word,
    sentence: fitSentences(scored, word, phoneNames),
    verifier: fitVerifier(scored),
    stacked: {
      tiny: { ...fitStacked(tiny.twice, { word, phoneNames }), ...tiny.weights },
      base: { ...fitStacked(base.twice, { word, phoneNames }), ...base.weights },
    },
  };
  say(writeWeights(weights));
  say(writeModelCard(run, weights));
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '7' },
    limit: { type: 'string', default: '1000000' },
    epochs: { type: 'string', default: '6' },
    networks: { type: 'string', default: '3' },
    card: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.card) say(writeModelCard(readLastRun(lastRun), loadReadingWeights()));
else if (values.help || values.data === undefined) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await train({
      data: values.data,
      seed: Number(values.seed),
      limit: Number(values.limit),
      epochs: Number(values.epochs),
      networks: Number(values.networks),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
