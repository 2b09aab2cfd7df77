import { transcribe, type Transcript, type TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { audioPath, type RatedRecording } from './corpus.ts';
import { openResultFile } from './result-file.ts';

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
): Promise<readonly HeardRecording[]> {
  const file = openResultFile<HeardRecording>(cacheFile);
  for (const { id } of corpus) {
    if (file.has(id)) continue;
    const { samples } = await decodeAudio(audioPath(folder, id));
    file.add({ id, transcript: await transcribe(engine, samples) });
    if (file.results.length % 50 === 0)
      say(`transcribed ${file.results.length} of ${corpus.length} recordings`);
  }
  return file.results;
}
