import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spokenPhones } from '#domain/speech/pronunciation/observe-phones.ts';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import { requireFfmpeg } from '#tools/score-speech/decode-audio.ts';
import { loadAcousticModel } from '#tools/score-speech/load-model.ts';
import { readCorpus } from './corpus.ts';
import { crossValidate, scoreOutOfFold } from './cross-validate.ts';
import { makeExamples, measureDurations } from './examples.ts';
import { fitPhoneNetwork, fitPhoneScale, fitSentences, fitVerifier, fitWords } from './fit-scores.ts';
import { writeModelCard } from './model-card.ts';
import { observeCorpus } from './observe-corpus.ts';
import { shuffled, seededRandom } from './random.ts';
import { writeWeights } from './write-weights.ts';

const usage = `Trains the reading engine's scores on rated recordings.

  node tools/speech-training/train.ts --data DIR [--seed 7] [--limit N] [--epochs 6] [--networks 3]

DIR holds labels.jsonl and audio/<id>.opus. Needs ffmpeg on the PATH and, the first time, the package registry for the
acoustic model. What the engine measures is kept in .cache/speech-training, so that a run can be stopped and goes on.
Writes domain/speech/weights/reading-weights.json and docs/model-card-reading.md.`;

const folds = 5;
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
  const corpus = shuffled(readCorpus(values.data), seededRandom(values.seed)).slice(0, values.limit);
  const cacheFile = join(import.meta.dirname, '..', '..', '.cache', 'speech-training', 'observations.jsonl');
  const observed = await observeCorpus(
    corpus,
    { model, folder: values.data, cacheFile, seed: values.seed },
    say,
  );
  const durations = measureDurations(observed, phones.length);
  const examples = makeExamples(corpus, observed, { durations, folds });
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
  const settings = { folds, scale, durations, phoneNames, network };
  const scored = scoreOutOfFold(examples, settings, say);
  const validation = crossValidate(scored, settings);
  say(JSON.stringify(validation, null, 1));
  const word = fitWords(scored);
  const weights: ReadingWeights = {
    format: 1,
    trained: `${new Date().toISOString().slice(0, 10)}, ${examples.length} recordings of speechocean762 (CC BY 4.0)`,
    phones: phoneNames,
    durations,
    phoneScale: scale,
    phoneNetworks: Array.from({ length: values.networks }, (_, i) => {
      say(`training network ${i + 1} of ${values.networks} on all recordings`);
      return fitPhoneNetwork(examples, scale, { ...network, seed: values.seed + 100 * (i + 1) });
    }),
    word,
    sentence: fitSentences(scored, word, phoneNames),
    verifier: fitVerifier(scored),
  };
  say(writeWeights(weights));
  say(writeModelCard(validation, { weights, examples: examples.length, seed: values.seed }));
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '7' },
    limit: { type: 'string', default: '1000000' },
    epochs: { type: 'string', default: '6' },
    networks: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || values.data === undefined) {
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
