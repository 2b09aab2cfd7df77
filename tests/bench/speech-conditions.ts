import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { scoreReading } from '#domain/speech/reading/score-reading.ts';
import { transcribe } from '#domain/transcript/transcribe.ts';
import { askTranscript } from '#domain/transcript/transcript-witness.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { conditions, runCondition, timeRecordings } from './speech/conditions.ts';
import { readVoiceRecordings } from './speech/voice-recordings.ts';

/**
 * `npm run bench:speech-conditions`: reads the project's own spoken sentences to the reading engine as they are and
 * spoiled in known ways, and writes what it noticed, alone and with the transcript engine as second witness, to
 * docs/scoring-conditions.md. Needs ffmpeg. `--most N` takes another number of recordings and writes nothing; `--only TEXT`
 * runs the conditions with that text in their name.
 */
const { values } = parseArgs({
  options: {
    most: { type: 'string' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => console.error(line);
const model = await loadAcousticModel(say);
const engine = { model, weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(say));
const recordings = await readVoiceRecordings(dictionary, Number(values.most ?? 16));
const transcriber = await loadTranscriber('tiny', say);
const alone = async (samples: Float32Array, words: readonly SpokenWord[]) =>
  scoreReading(engine, samples, words);
const together = async (samples: Float32Array, words: readonly SpokenWord[]) => {
  const transcript = await transcribe(transcriber, samples);
  return scoreReading(engine, samples, words, askTranscript(words, { transcript, dictionary }));
};

const started = performance.now();
const timed = await timeRecordings(alone, recordings);
const spoken = recordings.reduce((sum, { samples }) => sum + samples.length / 16_000, 0);
const realTime = (performance.now() - started) / 1000 / spoken;
const timedTogether = await timeRecordings(together, recordings);

const columns = [
  'condition', 'what should be seen', 'of', 'reading engine', 'with the transcript', 'refused', 'mean fluency',
]; // prettier-ignore
const rows: string[][] = [];
for (const condition of conditions.filter(({ name }) => name.includes(values.only))) {
  const one = await runCondition(alone, condition, timed, seededRandom(11));
  const both = await runCondition(together, condition, timedTogether, seededRandom(11));
  const { refused, fluency } = both;
  const mean =
    fluency.length === 0 ? '-' : (fluency.reduce((sum, value) => sum + value, 0) / fluency.length).toFixed(1);
  if (values.verbose && both.missed.length > 0)
    say(`${condition.name}: not all in ${both.missed.join(', ')}`);
  const share = ({ found, wanted }: typeof one) => `${((100 * found) / Math.max(1, wanted)).toFixed(1)} %`;
  const row = [
    condition.name, condition.wants, String(both.wanted), share(one), share(both), `${refused} of ${timed.length}`, mean,
  ]; // prettier-ignore
  say(row.join(' | '));
  rows.push(row);
}
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const text = `# What the reading engine notices

Written by \`npm run bench:speech-conditions\`; do not edit. ${timed.length} sentences of the bank in our own synthetic voices (American and
British, women and men), cut and joined at the engine's own word times. Dropped and replaced words have three phones or
more. "With the transcript": Moonshine tiny as second witness; refusals and fluency are of that column. Synthetic voices are clear and do not hesitate: with learners the shares are lower (docs/scoring.md).
Real-time factor in this run, with the speaker's vocal-tract warp searched every time: ${realTime.toFixed(2)}.

${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}
`;
if (values.most === undefined && values.only === '')
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scoring-conditions.md'), text);
console.log(text);
