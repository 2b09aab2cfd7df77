import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SpokenWord } from '#engines/speech/graph/words.ts';

const RatedWord = z.object({
  text: z.string(),
  accuracy: z.array(z.number()),
  total: z.array(z.number()),
  /** Canonical ARPAbet phones, with stress. */
  phones: z.array(z.string()),
  phoneAccuracy: z.array(z.number().nullable()).nullable(),
});
const RatedRecording = z.object({
  id: z.string(),
  speaker: z.string(),
  age: z.number(),
  accuracy: z.array(z.number()),
  fluency: z.array(z.number()),
  prosodic: z.array(z.number()),
  total: z.array(z.number()),
  words: z.array(RatedWord).min(1),
});
/** A recording of a read sentence with the marks of several experts. */
export type RatedRecording = z.infer<typeof RatedRecording>;

/** Reads `labels.jsonl` of a folder of rated recordings. */
export function readCorpus(folder: string): RatedRecording[] {
  return readFileSync(join(folder, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => RatedRecording.parse(JSON.parse(line)));
}

export const audioPath = (folder: string, id: string): string => join(folder, 'audio', `${id}.opus`);

export const withoutStress = (phone: string): string => phone.replace(/\d/u, '');

/** A word with the pronunciation that the raters were given. */
export const spokenWord = ({ text, phones }: RatedRecording['words'][number]): SpokenWord => ({
  text,
  pronunciations: [phones.map(withoutStress)],
});
