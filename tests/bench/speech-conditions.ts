import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import { loadAcousticModel, loadDictionaryText, loadReadingWeights } from '#tools/score-speech/load-model.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { conditions, runCondition, timeRecordings } from './speech/conditions.ts';
import { readVoiceRecordings } from './speech/voice-recordings.ts';

/**
 * `npm run bench:speech-conditions`: reads the project's own spoken sentences to the reading engine as they are and
 * spoiled in known ways, and writes what it noticed to docs/scoring-conditions.md. Needs ffmpeg. `--most N` takes another
 * number of recordings and writes nothing.
 */
const { values } = parseArgs({
  options: { most: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const say = (line: string): void => console.error(line);
const model = await loadAcousticModel(say);
const engine = { model, weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(say));
const recordings = await readVoiceRecordings(dictionary, Number(values.most ?? 16));
const random = seededRandom(11);
const started = performance.now();
const timed = timeRecordings(engine, recordings);
const spoken = recordings.reduce((sum, { samples }) => sum + samples.length / 16_000, 0);
const realTime = (performance.now() - started) / 1000 / spoken;

const columns = ['condition', 'what should be seen', 'seen', 'of', 'share', 'refused', 'mean fluency'];
const rows = conditions.map((condition) => {
  const { found, wanted, refused, fluency, missed } = runCondition(engine, condition, timed, random);
  const mean =
    fluency.length === 0 ? '-' : (fluency.reduce((sum, value) => sum + value, 0) / fluency.length).toFixed(1);
  if (values.verbose && missed.length > 0) say(`${condition.name}: not all in ${missed.join(', ')}`);
  const row = [
    condition.name, condition.wants, String(found), String(wanted), `${((100 * found) / Math.max(1, wanted)).toFixed(1)} %`,
    `${refused} of ${timed.length}`, mean,
  ]; // prettier-ignore
  say(row.join(' | '));
  return row;
});
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const text = `# What the reading engine notices

Written by \`npm run bench:speech-conditions\`; do not edit. ${timed.length} sentences of the bank in our own synthetic voices (American and
British, women and men), cut and joined at the engine's own word times. Dropped and replaced words have three phones or
more. Synthetic voices are clear and do not hesitate: with learners the shares are lower (docs/scoring.md).
Real-time factor in this run, with the speaker's vocal-tract warp searched every time: ${realTime.toFixed(2)}.

${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}
`;
if (values.most === undefined)
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scoring-conditions.md'), text);
console.log(text);
