import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { wilsonInterval } from '#domain/estimates/wilson-interval.ts';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import { pronounceText, readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { refusalReason, type TextEvidence } from '#engines/speech/reading/refusal.ts';
import { hearReading, judgeReading } from '#engines/speech/reading/score-reading.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { median } from '#tools/speech-training/correlation.ts';
import { audioPath, readCorpus, type RatedRecording } from '#tools/speech-training/corpus.ts';
import { hearCorpus } from '#tools/speech-training/hear-corpus.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { openResultFile } from '#tools/speech-training/result-file.ts';
import type { Verdict } from './trust-case.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const ways = ['alone', 'together'] as const;
type Way = (typeof ways)[number];
const texts = ['own', 'other'] as const;
const halves = ['tuning', 'held out'] as const;
type Evidence = TextEvidence | null;

/** What the refusal of one recording is decided on, by the reading engine alone and together with the transcript. */
interface HeardTwice {
  readonly id: string;
  readonly evidence: Record<(typeof texts)[number], Record<Way, Evidence>>;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
/** The limits were chosen on one half of the speakers. */
const halfOf = ({ speaker }: RatedRecording): (typeof halves)[number] =>
  (hashOf(speaker)[0] ?? 0) % 2 === 0 ? 'tuning' : 'held out';
const wordsOf = ({ words }: RatedRecording): string[] => words.map(({ text }) => text.toLowerCase());
const textOf = ({ words }: RatedRecording): string => words.map(({ text }) => text).join(' ');

/** Another text of about as many words that shares at most a quarter of them; always the same one for a recording. */
function otherText(rated: RatedRecording, all: readonly RatedRecording[]): string {
  const random = seededRandom(hashOf(rated.id).readUInt32LE(0));
  const own = new Set(wordsOf(rated));
  for (let tried = 0; ; tried += 1) {
    const other = all[Math.floor(random() * all.length)] as RatedRecording;
    const theirs = new Set(wordsOf(other));
    const shared = [...theirs].filter((word) => own.has(word)).length;
    const isAsLong = Math.abs(other.words.length - rated.words.length) <= 1 + Math.floor(tried / 200);
    if (isAsLong && 4 * shared <= Math.min(own.size, theirs.size)) return textOf(other);
  }
}

/** Listens to all recordings that are not in the cache yet, and returns all. The cache belongs to one version of the engine. */
async function hearAll(
  folder: string,
  all: readonly RatedRecording[],
  say: (line: string) => void,
): Promise<readonly HeardTwice[]> {
  const model = await loadAcousticModel(say);
  const engine = { model, weights: loadReadingWeights() };
  const dictionary = readDictionary(await loadDictionaryText(say));
  const transcripts = await hearCorpus(
    all,
    {
      engine: await loadTranscriber('tiny', say),
      folder,
      cacheFile: join(root, '.cache', 'speech-training', 'transcripts-tiny.jsonl'),
    },
    say,
  );
  const transcriptOf = new Map(transcripts.map(({ id, transcript }) => [id, transcript]));
  const file = openResultFile<HeardTwice>(
    join(root, '.cache', 'refusals', `${scorerVersions.reading}.jsonl`),
  );
  for (const rated of all) {
    if (file.has(rated.id)) continue;
    const { samples } = await decodeAudio(audioPath(folder, rated.id));
    const transcript = transcriptOf.get(rated.id);
    const evidenceFor = (text: string): Record<Way, Evidence> => {
      const { words } = pronounceText(text, dictionary);
      const heard = hearReading(engine, samples, words);
      const witness = askTranscript(words, transcript && { transcript, dictionary });
      return {
        alone: judgeReading(engine, heard, {}).textEvidence,
        together: judgeReading(engine, heard, witness).textEvidence,
      };
    };
    file.add({
      id: rated.id,
      evidence: { own: evidenceFor(textOf(rated)), other: evidenceFor(otherText(rated, all)) },
    });
    if (file.results.length % 50 === 0)
      say(`heard ${file.results.length} of ${all.length} recordings, each with two texts`);
  }
  return file.results;
}

const weakBelow = 5;
const mostHonestRefused = 0.003;
/** As often as before the order of the words counted, on all recordings. */
const leastOthersRefused = { alone: 0.809, together: 0.927 };
const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * How many readings of learners are refused as another text, and how many of another text are, by half of the speakers. A weak
 * reading has a median mark (the experts' total) below 5.
 */
export async function judgeRefusals(folder: string): Promise<Verdict[]> {
  const all = readCorpus(folder);
  const ordered = all.toSorted((a, b) => halves.indexOf(halfOf(a)) - halves.indexOf(halfOf(b)));
  const heard = await hearAll(folder, ordered, (line) => void process.stderr.write(`${line}\n`));
  const ratedOf = new Map(all.map((rated) => [rated.id, rated]));
  const isRefused = (evidence: Evidence): boolean =>
    evidence === null || refusalReason(evidence) !== undefined;
  const kinds = [
    {
      name: 'readings marked 5 and more',
      text: 'own',
      takes: (mark: number) => mark >= weakBelow,
      must: () => 'at most 0.3 % refused',
      holds: (share: number) => share <= mostHonestRefused,
    },
    {
      name: 'readings marked below 5',
      text: 'own',
      takes: (mark: number) => mark < weakBelow,
      must: () => 'no limit',
      holds: () => true,
    },
    {
      name: 'another text',
      text: 'other',
      takes: () => true,
      must: (way: Way) => `at least ${percent(leastOthersRefused[way])} % refused`,
      holds: (share: number, way: Way) => share >= leastOthersRefused[way],
    },
  ] as const;
  return halves.flatMap((half) =>
    kinds.flatMap(({ name, text, takes, must, holds }) =>
      ways.map((way): Verdict => {
        const own = heard.filter(({ id }) => {
          const rated = ratedOf.get(id);
          return rated !== undefined && halfOf(rated) === half && takes(median(rated.total));
        });
        const refused = own.filter(({ evidence }) => isRefused(evidence[text][way])).length;
        const interval = wilsonInterval(refused, own.length).map(percent).join(' to ');
        const share = refused / Math.max(1, own.length);
        return {
          area: 'refusals',
          name: `${half}: ${name}, ${way === 'alone' ? 'reading engine alone' : 'with the transcript'}`,
          must: must(way),
          saw: `${refused} of ${own.length}: ${percent(share)} % (${interval})`,
          holds: holds(share, way),
        };
      }),
    ),
  );
}
