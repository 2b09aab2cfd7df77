import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { parseArgs } from 'node:util';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import { loadAcousticModel, loadDictionaryText, loadReadingWeights } from '#tools/score-speech/load-model.ts';
import { cut, join, silence } from './speech/splice.ts';
import { readVoiceRecordings, type VoiceRecording } from './speech/voice-recordings.ts';

/**
 * `npm run bench:unfinished`: flawless readings of passages that stop early, begin late or leave words out, cut at the engine's own
 * word times, through the reading engine alone. Takes the held-out texts and writes docs/scoring-unfinished.md; `--development` takes
 * the others and writes nothing. Needs ffmpeg.
 */
const { values } = parseArgs({ options: { development: { type: 'boolean', default: false } } });
const model = await loadAcousticModel(() => undefined);
const engine = { model, weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(() => undefined));
const all = await readVoiceRecordings(dictionary, values.development ? 'development' : 'held-out');
const passages = all.filter(({ isPassage }) => isPassage);

type Span = readonly [from: number, to: number];
interface Timed {
  readonly recording: VoiceRecording;
  /** Seconds of each word of the text. */
  readonly times: readonly Span[];
  readonly warp: number;
}
const timed = passages.map((recording): Timed => {
  const { words, warp } = scoreReading(engine, recording.samples, recording.words);
  const own = words.filter(({ type }) => type !== 'EXTRA');
  const times = own.map(({ start, dur }): Span => [start ?? 0, (start ?? 0) + (dur ?? 0)]);
  return { recording, times, warp: warp ?? 1 };
});

/** The words of the spans, counted from 0, with the silence in which the microphone closes. */
function take({ recording, times }: Timed, kept: readonly Span[]): Float32Array {
  const middle = (word: number): number => ((times[word - 1]?.[1] ?? 0) + (times[word]?.[0] ?? 0)) / 2;
  const end = recording.samples.length / sampleRate;
  const pieces = kept.map(([from, to]) =>
    cut(recording.samples, from === 0 ? 0 : middle(from), to === times.length ? end : middle(to)),
  );
  return join(...pieces, silence(2));
}

interface Kind {
  readonly name: string;
  /** Which words of so many are read; `null` where the text is too short for it. */
  readonly kept: (count: number) => readonly Span[] | null;
}
const part = (count: number, share: number): number => Math.max(1, Math.round((count * share) / 100));
const kinds: readonly Kind[] = [
  ...[10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100].map((share) => ({
    name: `stops at ${share} %`,
    kept: (count: number): Span[] => [[0, part(count, share)]],
  })),
  ...[10, 30, 50, 70, 85].map((share) => ({
    name: `begins at ${share} %`,
    kept: (count: number): Span[] => [[part(count, share), count]],
  })),
  ...[1, 2, 3, 5, 8, 12, 20, 30].map((skipped) => ({
    name: `${skipped} left out in the middle`,
    kept: (count: number): Span[] | null => {
      const first = Math.floor((count - skipped) / 2);
      return first < 5
        ? null
        : [
            [0, first],
            [first + skipped, count],
          ];
    },
  })),
];

function measure({ name, kept: keptOf }: Kind): string[] {
  const seen = { trials: 0, refused: 0, said: 0, heard: 0, unsaid: 0, invented: 0, accuracy: 0 };
  for (const one of timed) {
    const kept = keptOf(one.times.length);
    if (kept === null) continue;
    const score = scoreReading(engine, take(one, kept), one.recording.words, { warp: one.warp });
    seen.trials += 1;
    seen.refused += score.refused ? 1 : 0;
    seen.accuracy += score.marks?.accuracy ?? 0;
    const own = score.words.filter(({ type }) => type !== 'EXTRA');
    own.forEach(({ type }, word) => {
      const wasSaid = kept.some(([from, to]) => from <= word && word < to);
      seen[wasSaid ? 'said' : 'unsaid'] += 1;
      if (type === 'CORRECT') seen[wasSaid ? 'heard' : 'invented'] += 1;
    });
  }
  const share = (found: number, of: number): string =>
    of === 0 ? '-' : `${((100 * found) / of).toFixed(1)} % of ${of}`;
  const accuracy = (seen.accuracy / seen.trials).toFixed(1);
  return [
    name,
    `${seen.refused} of ${seen.trials}`,
    share(seen.heard, seen.said),
    share(seen.invented, seen.unsaid),
    accuracy,
  ];
}

/** Every passage against every other text: all of them have to be refused. */
function measureOtherText(): string[] {
  const texts = [...new Map(passages.map((one) => [one.text, one])).values()];
  const pairs = timed.flatMap((one) =>
    texts.filter(({ text }) => text !== one.recording.text).map((text) => ({ one, text })),
  );
  const refused = pairs.filter(
    ({ one, text }) => scoreReading(engine, one.recording.samples, text.words).refused,
  );
  return ['another text', `${refused.length} of ${pairs.length}`, '-', '-', '-'];
}

const rows: string[][] = [];
for (const kind of kinds) {
  rows.push(measure(kind));
  console.error(rows.at(-1)?.join(' | '));
}
rows.push(measureOtherText());
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const header = [
  'reading',
  'refused',
  'words said that are CORRECT',
  'words not said that are CORRECT',
  'accuracy of 10',
];
const text = `# Readings that are not whole

Written by \`npm run bench:unfinished\`; do not edit. ${passages.length} recordings of ${new Set(passages.map((one) => one.text)).size} passages of the bank in their synthetic voices, flawless, cut at the engine's own word
times, with two seconds of silence behind them, through the reading engine alone. The passages are the held-out half: the limits were chosen on
the other one. What was read is marked by its words; another text has to be refused.

${[line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')}
`;
if (!values.development)
  writeFileSync(joinPath(import.meta.dirname, '..', '..', 'docs', 'scoring-unfinished.md'), text);
console.log(text);
