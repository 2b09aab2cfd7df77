import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import { hearReading, judgeReading } from '#domain/speech/reading/score-reading.ts';
import { transcribe } from '#domain/transcript/transcribe.ts';
import { askTranscript } from '#domain/transcript/transcript-witness.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { conditions, type Count } from './speech/conditions.ts';
import { hearRecordings, runCondition, type ScoreSamples } from './speech/run-condition.ts';
import { readVoiceRecordings } from './speech/voice-recordings.ts';
import { wilsonInterval } from './statistics.ts';

/**
 * `npm run bench:speech-conditions`: reads the project's own spoken texts to the reading engine as they are and spoiled in
 * known ways, and writes what it noticed, alone and with the transcript engine as second witness, to docs/scoring-conditions.md.
 * Needs ffmpeg. Of the texts it takes the held-out half; `--development` takes the other one, on which limits are chosen,
 * and writes nothing. `--only TEXT` runs the conditions with that text in their name.
 */
const { values } = parseArgs({
  options: {
    development: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const say = (line: string): void => console.error(line);
const model = await loadAcousticModel(say);
const engine = { model, weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(say));
const recordings = await readVoiceRecordings(dictionary, values.development ? 'development' : 'held-out');
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
  'condition', 'what should be seen', 'trials', 'of', 'reading engine', 'with the transcript', 'other words matched', 'EXTRA', 'refused', 'mean fluency',
]; // prettier-ignore
const rows: string[][] = [];
for (const condition of conditions.filter(({ name }) => name.includes(values.only))) {
  const seen = await runCondition(score, condition, heard, seededRandom(11));
  const { trials, together, kept, fluency } = seen;
  const mean =
    fluency.length === 0 ? '-' : (fluency.reduce((sum, one) => sum + one, 0) / fluency.length).toFixed(1);
  const row = [
    condition.name, condition.wants, String(trials), String(together[1]), share(seen.alone), share(together),
    kept[1] === 0 ? '-' : `${percent(kept[0] / kept[1])} % of ${kept[1]}`, String(seen.extras), `${seen.refused} of ${trials}`, mean,
  ]; // prettier-ignore
  say(row.join(' | '));
  if (seen.failed.length > 0) say(`  not all in ${seen.failed.join(', ')}`);
  rows.push(row);
}
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const texts = new Set(recordings.map(({ text }) => text)).size;
const text = `# What the reading engine notices

Written by \`npm run bench:speech-conditions\`; do not edit. ${recordings.length} recordings of ${texts} texts of the bank (Read Aloud, Repeat Sentence,
Write From Dictation) in all their synthetic voices (American and British, women and men), cut and joined at the engine's own word
times. It is every other text: the method was tuned on the rest, never on these. In brackets: Wilson's 95 % interval, as if trials were
independent (voices of one text are not quite). Words that are dropped, replaced, put in or put in their place have three phones or more, stand inside the
text, and sound unlike the words around them (six phones of ten differ); a sentence is changed at one word, a passage at three. An insertion is found where an
EXTRA stands at most one word beside it. Passages are in the first four rows. "With the transcript": Moonshine tiny as second witness; the columns to the right are of
that one. "Other words matched": words that nobody changed and that are CORRECT. Synthetic voices are clear and do not hesitate: with
learners the shares are lower (docs/scoring.md).

${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}
`;
if (!values.development && values.only === '')
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scoring-conditions.md'), text);
console.log(text);
