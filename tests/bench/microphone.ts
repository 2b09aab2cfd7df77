import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { reportVoices, tuningVoices } from './microphone/clips.ts';
import type { Order, Verdict } from './microphone/run-conditions.ts';
import { tablesOf } from './microphone/tally.ts';

/**
 * `npm run bench:microphone`: plants faults in recordings made of the bank's voices, has the meter name them, and writes what it
 * named to docs/microphone.md. Takes the voices on which no threshold was chosen; `--tuning` takes the others and writes nothing.
 * Needs ffmpeg, and about three minutes on two cores.
 */
const { values } = parseArgs({ options: { tuning: { type: 'boolean', default: false } } });
const voices = values.tuning ? tuningVoices : reportVoices;
const clipsPerVoice = 6;
const parts = 2;

function runPart(part: number): Promise<Verdict[]> {
  const order: Order = { voices, clipsPerVoice, seed: values.tuning ? 2 : 1, part, parts };
  const worker = new Worker(new URL('microphone/run-conditions.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const verdicts = (await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part)))).flat();
const tables = [
  `${voices.length * clipsPerVoice} clips of ${voices.length} voices (${voices.join(', ')}); ${verdicts.length} recordings.`,
  tablesOf(verdicts),
].join('\n\n');
console.log(tables);
if (!values.tuning) {
  const path = join(import.meta.dirname, '..', '..', 'docs', 'microphone.md');
  const [begin, end] = ['<!-- table: begin -->', '<!-- table: end -->'];
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${path} has no place for the table.`);
  writeFileSync(path, `${before}${begin}\n\n${tables}\n\n${end}${after}`);
}
