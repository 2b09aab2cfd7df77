import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { resultLine } from '#tools/score-speech/result-line.ts';
import { scoreRecording } from '#tools/score-speech/score-recording.ts';
import type { Verdict } from './trust-case.ts';

const Label = z.object({ id: z.string(), text: z.string() });
const silent = (): undefined => undefined;

/**
 * Whether a score depends on its recording and text alone: recordings in one process, in their order, in reverse, and beside a busy
 * processor. Lines of the program for lists are compared as they are printed, to the last digit. Neither engine has a time limit
 * or a second way that it could fall back to; a recording that fails is told.
 */
export async function judgeSameScores(folder: string, limit: number): Promise<Verdict[]> {
  const engines = {
    model: await loadAcousticModel(silent),
    weights: loadReadingWeights(),
    dictionary: readDictionary(await loadDictionaryText(silent)),
    transcriber: await loadTranscriber('tiny', silent),
  };
  const all = readFileSync(join(folder, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Label.parse(JSON.parse(line)));
  const step = Math.max(1, Math.floor(all.length / limit));
  const some = all.filter((_, i) => i % step === 0).slice(0, limit);
  const run = async (labels: readonly z.infer<typeof Label>[]): Promise<Map<string, string>> => {
    const lines = new Map<string, string>();
    for (const { id, text } of labels) {
      const audio = await decodeAudio(join(folder, 'audio', `${id}.opus`));
      const { score, heard } = await scoreRecording(engines, audio.samples, text);
      lines.set(id, JSON.stringify(resultLine(id, { score, heard, audio })));
    }
    return lines;
  };
  const forward = await run(some);
  const compare = (name: string, other: Map<string, string>): Verdict => {
    const same = some.filter(({ id }) => forward.get(id) === other.get(id)).length;
    const must = 'every line the same to the last digit';
    return { area: 'same', name, must, saw: `${same} of ${some.length}`, holds: same === some.length };
  };
  const reverse = compare('in reverse order', await run(some.toReversed()));
  const busy: ChildProcess[] = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    return [reverse, compare('beside a busy processor', await run(some))];
  } finally {
    for (const child of busy) child.kill();
  }
}
