import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { atPace, cut, join as joined, silence } from '#tests/bench/speech/splice.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { wavOf } from '#tests/scoring/sounds.ts';
import type { Verdict } from './trust-case.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const Result = z.object({
  id: z.string(),
  words: z.array(z.object({ type: z.string(), start: z.number().nullable(), dur: z.number().nullable() })),
  fluency: z.number().nullable(),
  total: z.number().nullable(),
  quality: z.object({ flags: z.array(z.string()) }),
  refused: z.boolean(),
  reason: z.string().nullable(),
});
type Result = z.infer<typeof Result>;
const Item = z.object({ text: z.string() });
const itemPath = join(root, 'content', 'items', 'speaking', 'read-aloud', '1001.json');
const passage = Item.parse(JSON.parse(readFileSync(itemPath, 'utf8'))).text;

/** What the program for lists of recordings makes of sounds, each read against the passage. */
function scoreSounds(sounds: readonly (readonly [id: string, samples: Float32Array])[]): Map<string, Result> {
  const folder = mkdtempSync(join(tmpdir(), 'trust-sound-'));
  try {
    const lines = sounds.map(([id, samples], at) => {
      writeFileSync(join(folder, `${at}.wav`), wavOf(samples));
      return `${id}\t${at}.wav\t${passage}`;
    });
    const list = join(folder, 'list.tsv');
    writeFileSync(list, lines.join('\n'));
    const run = spawnSync(process.execPath, ['tools/score-speech/score-speech.ts', '--list', list], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    const results = run.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Result.parse(JSON.parse(line)));
    return new Map(results.map((result) => [result.id, result]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A flawless reading with pauses put in, quicker, and quieter; and other languages. Needs ffmpeg and the speech packs. */
export async function judgeSound(): Promise<Verdict[]> {
  const sound = async (...path: string[]) => (await decodeAudio(join(root, ...path))).samples;
  const clean = await sound('content', 'audio', '1001-am_puck.mp3');
  const first = scoreSounds([['clean', clean]]).get('clean');
  if (first === undefined) throw new Error('the program for lists gave no result');
  const times = first.words
    .filter(({ start }) => start !== null)
    .map(({ start, dur }) => [start ?? 0, (start ?? 0) + (dur ?? 0)] as const);
  const middles = times.slice(1).map(([start], i) => ((times[i]?.[1] ?? 0) + start) / 2);
  const withPauses = (every: number, seconds: number, most: number): Float32Array => {
    const cuts = middles.filter((_, i) => i % every === every - 1).slice(0, most);
    const edges = [0, ...cuts, clean.length / sampleRate];
    return joined(
      ...edges
        .slice(1)
        .flatMap((edge, i) => [cut(clean, edges[i] ?? 0, edge), silence(i < cuts.length ? seconds : 0)]),
    );
  };
  const quieter = (decibels: number) => clean.map((sample) => sample * 10 ** (decibels / 20));
  const results = scoreSounds([
    ['one pause of 2.5 s', withPauses(12, 2.5, 1)],
    ['two pauses of 2.5 s', withPauses(12, 2.5, 2)],
    ['three pauses of 2.5 s', withPauses(12, 2.5, 3)],
    ['word by word, 0.9 s between', withPauses(1, 0.9, 99)],
    ['1.5 times as quick, 255 words a minute', atPace(clean, 1.5)],
    ['30 dB quieter', quieter(-30)],
    ['50 dB quieter', quieter(-50)],
    ['Spanish', await sound('tests', 'fixtures', 'speech', 'other-language-es.mp3')],
    ['German', await sound('tests', 'fixtures', 'speech', 'other-language-de.mp3')],
  ]);
  const fluencyOf = (one: Result): number => one.fluency ?? Number.NaN;
  const musts: readonly (readonly [name: string, must: string, holds: (one: Result) => boolean])[] = [
    ['one pause of 2.5 s', 'fluency at most 5.5 of 10', (one) => fluencyOf(one) <= 5.5],
    ['two pauses of 2.5 s', 'fluency at most 3.5 of 10', (one) => fluencyOf(one) <= 3.5],
    ['three pauses of 2.5 s', 'fluency at most 2 of 10', (one) => fluencyOf(one) <= 2],
    ['word by word, 0.9 s between', 'fluency at most 3 of 10', (one) => fluencyOf(one) <= 3],
    [
      '1.5 times as quick, 255 words a minute',
      'no more fluent than as it was',
      (one) => fluencyOf(one) <= fluencyOf(first) + 0.1,
    ],
    [
      '30 dB quieter',
      'too-quiet, and no better than as it was',
      (one) => one.quality.flags.includes('too-quiet') && (one.total ?? 99) <= (first.total ?? 0) + 0.1,
    ],
    ['50 dB quieter', 'refused', (one) => one.refused],
    ['Spanish', 'refused as other-text', (one) => one.refused && one.reason === 'other-text'],
    ['German', 'refused as other-text', (one) => one.refused && one.reason === 'other-text'],
  ];
  return [
    verdict(
      'a flawless reading',
      'fluency above 8, not refused',
      first,
      (one) => fluencyOf(one) > 8 && !one.refused,
    ),
    ...musts.map(([name, must, holds]) => verdict(name, must, results.get(name), holds)),
  ];
}

function verdict(
  name: string,
  must: string,
  one: Result | undefined,
  holds: (one: Result) => boolean,
): Verdict {
  const saw =
    one === undefined
      ? 'no result'
      : `fluency ${one.fluency?.toFixed(1) ?? '-'}, total ${one.total?.toFixed(1) ?? '-'}${one.refused ? `, refused: ${one.reason}` : ''} ${one.quality.flags.join(' ')}`;
  return { area: 'sound', name, must, saw, holds: one !== undefined && holds(one) };
}
