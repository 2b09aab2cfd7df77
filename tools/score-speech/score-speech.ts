import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { AudioError, decodeAudio, requireFfmpeg } from './decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
  transcriptSizes,
  type TranscriptSize,
} from './load-model.ts';
import { parseLine } from './parse-line.ts';
import { resultLine } from './result-line.ts';
import { scoreRecording } from './score-recording.ts';

const usage = `Scores recordings of speech: readings of known texts, and speech whose words nobody knows.

  npm run -s score:speech -- --list FILE [--model tiny|base]

FILE has lines of: id<TAB>audio file<TAB>reference text (may be empty). A relative path starts at the folder of FILE.
Prints one line of JSON for each; what is wrong with a line is said on stderr and does not stop the run. --model chooses
the transcript engine: tiny, as on the learner's device, or base, larger and more accurate. Needs ffmpeg on the PATH and,
the first time, the package registry for the models. docs/scoring.md explains the numbers.`;

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function scoreList(listPath: string, size: TranscriptSize): Promise<void> {
  const lines = readFileSync(listPath, 'utf8').split(/\r?\n/u);
  await requireFfmpeg();
  const engines = {
    model: await loadAcousticModel(complain),
    weights: loadReadingWeights(),
    dictionary: readDictionary(await loadDictionaryText(complain)),
    transcriber: await loadTranscriber(size, complain),
  };
  const guesses = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    if (parsed.kind === 'wrong') {
      complain(`line ${at + 1}: ${parsed.reason}`);
      continue;
    }
    const { id, file } = parsed;
    try {
      const path = isAbsolute(file) ? file : join(dirname(listPath), file);
      const audio = await decodeAudio(path);
      const text = parsed.kind === 'reading' ? parsed.text : undefined;
      const { score, heard, guessed } = await scoreRecording(engines, audio.samples, text);
      for (const { word, phones } of guessed) guesses.set(word, phones);
      process.stdout.write(`${JSON.stringify(resultLine(id, { score, heard, audio }))}\n`);
    } catch (error) {
      if (!(error instanceof AudioError)) throw error;
      complain(`line ${at + 1} (${id}): ${error.message}`);
    }
  }
  if (guesses.size === 0) return;
  complain(
    `Not in the dictionary, sounded out by rule: ${[...guesses].map(([w, p]) => `${w} (${p})`).join(', ')}`,
  );
}

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    model: { type: 'string', default: 'tiny' },
    help: { type: 'boolean', default: false },
  },
});
const size = transcriptSizes.find((one) => one === values.model);
if (values.help || values.list === undefined || size === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await scoreList(values.list, size);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
