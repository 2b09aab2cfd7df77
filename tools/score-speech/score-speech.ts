import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pronounceText, readDictionary } from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import { scoreReading } from '#domain/speech/reading/score-reading.ts';
import { AudioError, decodeAudio, requireFfmpeg } from './decode-audio.ts';
import { loadAcousticModel, loadDictionaryText, loadReadingWeights } from './load-model.ts';
import { parseLine } from './parse-line.ts';
import { resultLine } from './result-line.ts';

const usage = `Scores readings of known texts.

  npm run -s score:speech -- --list FILE

FILE has lines of: id<TAB>audio file<TAB>reference text. A relative path starts at the folder of FILE. Prints one line of
JSON for each; what is wrong with a line is said on stderr and does not stop the run. Needs ffmpeg on the PATH and, the
first time, the package registry for the acoustic model. docs/scoring.md explains the numbers.`;

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function scoreList(listPath: string): Promise<void> {
  const lines = readFileSync(listPath, 'utf8').split(/\r?\n/u);
  await requireFfmpeg();
  const model = await loadAcousticModel(complain);
  const dictionary = readDictionary(await loadDictionaryText(complain));
  const weights = loadReadingWeights();
  const guesses = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    if (parsed.kind === 'wrong') {
      complain(`line ${at + 1}: ${parsed.reason}`);
      continue;
    }
    const { id, file, text } = parsed;
    try {
      const path = isAbsolute(file) ? file : join(dirname(listPath), file);
      const audio = await decodeAudio(path);
      const { words, guessed } = pronounceText(text, dictionary);
      for (const { word, phones } of guessed) guesses.set(word, phones);
      const score = scoreReading({ model, weights }, audio.samples, words);
      process.stdout.write(`${JSON.stringify(resultLine(id, score, audio))}\n`);
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
  options: { list: { type: 'string' }, model: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help || values.list === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await scoreList(values.list);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
