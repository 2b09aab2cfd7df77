import { parseArgs } from 'node:util';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
  transcriptSizes,
} from '#tools/score-speech/load-model.ts';
import { countWordErrors } from '#tools/content/word-errors.ts';
import { audioPath, readCorpus, type RatedRecording } from '#tools/speech-training/corpus.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { hum, join, noise, silence } from './speech/splice.ts';
import { measureWitness, type Listened, type WitnessCount } from './transcript/measure-witness.ts';
import { keyWords } from './transcript/key-words.ts';

/**
 * `npm run bench:transcript -- --data FOLDER [--model base] [--speakers 12]`: what the transcript engine hears of learners
 * whose words are known, alone and as a second witness of the reading engine, and how long it takes. The folder is one of
 * rated recordings as `tools/speech-training` takes it. Needs ffmpeg. Prints Markdown.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    model: { type: 'string', default: 'tiny' },
    speakers: { type: 'string', default: '12' },
  },
});
const size = transcriptSizes.find((one) => one === values.model);
if (values.data === undefined || size === undefined)
  throw new Error('needs --data FOLDER, --model tiny or base');
const folder = values.data;
const perSpeaker = 5;
const adultAge = 18;
const say = (line: string): void => console.error(line);

const opening = performance.now();
const engine = await loadTranscriber(size, say);
const openSeconds = (performance.now() - opening) / 1000;
let listened = 0;
let took = 0;
async function hear(samples: Float32Array) {
  const start = performance.now();
  const transcript = await transcribe(engine, samples);
  took += (performance.now() - start) / 1000;
  listened += samples.length / sampleRate;
  return transcript;
}

const bySpeaker = [...Map.groupBy(readCorpus(folder), ({ speaker }) => speaker).values()];
const chosen = (isAdult: boolean): RatedRecording[][] => {
  const group = bySpeaker.filter(([first]) => (first?.age ?? 0) >= adultAge === isAdult);
  const most = Math.min(group.length, Number(values.speakers) / 2);
  return Array.from({ length: most }, (_, i) => group[Math.floor((i * group.length) / most)] ?? []);
};
const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`;
const rows: string[][] = [];
const all: Listened[] = [];

for (const [name, speakers] of [
  ['adults', chosen(true)],
  ['children', chosen(false)],
] as const) {
  const single = { errors: 0, words: 0 };
  const joined = { errors: 0, words: 0, found: 0, keys: 0, false: 0, otherKeys: 0 };
  const passages: { text: string; transcript: string }[] = [];
  for (const recordings of speakers) {
    const own: { text: string; samples: Float32Array }[] = [];
    for (const { id, words } of recordings.slice(0, perSpeaker)) {
      const { samples } = await decodeAudio(audioPath(folder, id));
      const text = words.map((word) => word.text.toLowerCase()).join(' ');
      const transcript = await hear(samples);
      const one = countWordErrors(text, transcript.text);
      single.errors += one.wordErrors;
      single.words += one.words;
      own.push({ text, samples });
      all.push({ text, samples, heard: transcript.pieces.flatMap((piece) => piece.words) });
    }
    const passage = await hear(join(...own.flatMap(({ samples }) => [samples, silence(0.3)])));
    passages.push({ text: own.map(({ text }) => text).join(' '), transcript: passage.text });
  }
  for (const [i, { text, transcript }] of passages.entries()) {
    const whole = countWordErrors(text, transcript);
    const keys = keyWords(text, transcript);
    const others = keyWords(passages[(i + 1) % passages.length]?.text ?? '', transcript);
    joined.errors += whole.wordErrors;
    joined.words += whole.words;
    joined.found += keys.found;
    joined.keys += keys.words;
    joined.false += others.found;
    joined.otherKeys += others.words;
  }
  rows.push([
    name,
    String(speakers.length),
    percent(single.errors, single.words),
    percent(joined.errors, joined.words),
    percent(joined.found, joined.keys),
    percent(joined.false, joined.otherKeys),
  ]);
}
const realTime = took / listened;

const random = seededRandom(5);
const sounds: [string, Float32Array][] = [
  ['silence, 10 s', silence(10)],
  ['white noise, 10 s', noise(10, 0.1, random)],
  ['quiet noise, 10 s', noise(10, 0.003, random)],
  ['hum, 10 s', hum(10, 0.2)],
  [
    'noise in bursts, 10 s',
    join(...Array.from({ length: 10 }, () => [noise(0.5, 0.1, random), silence(0.5)]).flat()),
  ],
  [
    'tones, 10 s',
    join(
      ...Array.from({ length: 20 }, (_, i) =>
        Float32Array.from(
          { length: sampleRate / 2 },
          (_v, t) =>
            0.3 *
            Math.exp(-t / 4000) *
            Math.sin((2 * Math.PI * 220 * 2 ** (((i * 7) % 12) / 12) * t) / sampleRate),
        ),
      ),
    ),
  ],
];
const falseWords: string[][] = [];
for (const [name, samples] of sounds) {
  const { text } = await transcribe(engine, samples);
  falseWords.push([name, String(text === '' ? 0 : text.split(' ').length), text]);
}

const dictionary = readDictionary(await loadDictionaryText(say));
const reading = { model: await loadAcousticModel(say), weights: loadReadingWeights(), dictionary };
const { alone, together } = measureWitness(reading, all, random);
const witnessRow = (name: string, { kept, read, noticed, planted }: WitnessCount): string[] => [
  name,
  percent(kept, read),
  `${percent(noticed, planted)} of ${planted}`,
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], body: readonly string[][]): string =>
  [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
console.log(`Moonshine ${size}: opened in ${openSeconds.toFixed(1)} s, real-time factor ${realTime.toFixed(3)} (Node, one thread).

${table(['speakers', 'number', 'word error, single sentences', 'word error, five joined', 'key words found', 'key words of another text'], rows)}

${table(['sound', 'false words', 'which'], falseWords)}

${table(['reading of a known text', 'words read and taken as read', 'planted words noticed'], [witnessRow('reading engine alone', alone), witnessRow('with the transcript as second witness', together)])}`);
