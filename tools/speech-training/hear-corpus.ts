import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transcribe, type Transcript, type TranscriptEngine } from '#domain/transcript/transcribe.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { audioPath, type RatedRecording } from './corpus.ts';

/** What the transcript engine made of one recording. */
export interface HeardRecording {
  readonly id: string;
  readonly transcript: Transcript;
}

interface Source {
  readonly engine: TranscriptEngine;
  readonly folder: string;
  readonly cacheFile: string;
}

/** Transcribes all recordings that the cache file does not have yet, and returns all. */
export async function hearCorpus(
  corpus: readonly RatedRecording[],
  { engine, folder, cacheFile }: Source,
  say: (line: string) => void,
): Promise<HeardRecording[]> {
  const known = existsSync(cacheFile)
    ? readFileSync(cacheFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as HeardRecording)
    : [];
  const ids = new Set(known.map(({ id }) => id));
  mkdirSync(dirname(cacheFile), { recursive: true });
  for (const { id } of corpus) {
    if (ids.has(id)) continue;
    const { samples } = await decodeAudio(audioPath(folder, id));
    const heard = { id, transcript: await transcribe(engine, samples) };
    known.push(heard);
    appendFileSync(cacheFile, `${JSON.stringify(heard)}\n`);
    if (known.length % 50 === 0) say(`transcribed ${known.length} of ${corpus.length} recordings`);
  }
  return known;
}
