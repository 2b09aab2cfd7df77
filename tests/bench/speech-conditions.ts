import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { hearReading, judgeReading } from '#engines/speech/reading/score-reading.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { conditions, type Count } from './speech/conditions.ts';
import { hearRecordings, runCondition, type ScoreSamples } from './speech/run-condition.ts';
import { halves, readVoiceRecordings } from './speech/voice-recordings.ts';
import { wilsonInterval } from '#domain/estimates/wilson-interval.ts';

/**
 * `npm run bench:speech-conditions`: reads the project's own spoken texts to the reading engine as they are and spoiled in
 * known ways, and writes what it noticed, alone and with the transcript engine as second witness, to docs/scoring-conditions.md.
 * Needs ffmpeg. Of the texts it takes the held-out half; `--half development` takes the other one, on which limits are chosen,
 * and writes nothing; `--half fresh` takes the recordings of `speech/fresh-recordings.json` and the conditions of single words.
 * `--only TEXT` runs the conditions with that text in their name, and writes nothing.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'held-out' },
    only: { type: 'string', default: '' },
  },
});
const half = halves.find((one) => one === values.half);
if (half === undefined) throw new Error(`--half is one of ${halves.join(', ')}`);
const say = (line: string): void => console.error(line);
const model = await loadAcousticModel(say);
const engine = { model, weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(say));
const recordings = await readVoiceRecordings(dictionary, half);
const transcriber = await loadTranscriber('tiny', say);
const score: ScoreSamples = async (samples, words, warp) => {
  const listened = hearReading(engine, samples, words, warp);
  const transcript = await transcribe(transcriber, samples);
  const evidence = askTranscript(words, { transcript, dictionary });
  return { alone: judgeReading(engine, listened, {}), together: judgeReading(engine, listened, evidence) };
};

const heard = await hearRecordings(score, recordings);
const percent = (share: number): string => (100 * share).toFixed(1);
const share = ([found, wanted]: Count): string =>
  wanted === 0
    ? '-'
    : `${percent(found / wanted)} % (${wilsonInterval(found, wanted).map(percent).join(' to ')})`;
const columns = [
  'condition',
  'what should be seen',
  'trials',
  'of',
  'reading engine',
  'with the transcript',
  'other words matched',
  'EXTRA',
  'refused',
  'mean fluency',
];
const rows: string[][] = [];
const taken = conditions.filter(
  ({ name, takesPassages }) =>
    name.includes(values.only) && (half !== 'fresh' || takesPassages === true || name === 'another text'),
);
for (const condition of taken) {
  const seen = await runCondition(score, condition, heard, seededRandom(11));
  const { trials, together, kept, fluency } = seen;
  const mean =
    fluency.length === 0 ? '-' : (fluency.reduce((sum, one) => sum + one, 0) / fluency.length).toFixed(1);
  const row = [
    condition.name,
    condition.wants,
    String(trials),
    String(together[1]),
    share(seen.alone),
    share(together),
    kept[1] === 0 ? '-' : `${percent(kept[0] / kept[1])} % of ${kept[1]}`,
    String(seen.extras),
    `${seen.refused} of ${trials}`,
    mean,
  ];
  say(row.join(' | '));
  if (seen.failed.length > 0) say(`  not all in ${seen.failed.join(', ')}`);
  rows.push(row);
}
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const texts = new Set(recordings.map(({ text }) => text)).size;
const table = [
  `${recordings.length} recordings of ${texts} texts.`,
  '',
  ...[columns, columns.map(() => '---'), ...rows].map(line),
].join('\n');
console.log(table);
if (half !== 'development' && values.only === '') {
  const path = join(import.meta.dirname, '..', '..', 'docs', 'scoring-conditions.md');
  const [begin, end] = [`<!-- ${half}: begin -->`, `<!-- ${half}: end -->`];
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${path} has no place for ${half}.`);
  writeFileSync(path, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}
