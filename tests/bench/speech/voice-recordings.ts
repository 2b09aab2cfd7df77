import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  pronounceText,
  type PronouncingDictionary,
} from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';

/** One of the project's own spoken sentences. */
export interface VoiceRecording {
  readonly name: string;
  readonly voice: string;
  readonly samples: Float32Array;
  readonly words: readonly SpokenWord[];
}

const content = join(import.meta.dirname, '..', '..', '..', 'content');
const Item = z.object({ transcript: z.string() });
const itemPath = (audioName: string): string =>
  join(content, 'items', 'listening', 'write-from-dictation', `${audioName.split('-')[0] ?? ''}.json`);

/** Sentences of the bank in several voices; every sentence once for each of its voices, up to `most` in all. */
export async function readVoiceRecordings(
  dictionary: PronouncingDictionary,
  most: number,
): Promise<VoiceRecording[]> {
  const files = readdirSync(join(content, 'audio'))
    .filter((name) => name.endsWith('.mp3') && existsSync(itemPath(name)))
    .sort();
  // Spread over the list, so that all sentences and all voices take part when only some are taken.
  const step = Math.max(1, Math.floor(files.length / most));
  const chosen = Array.from(
    { length: Math.min(most, files.length) },
    (_, i) => files[(i * step + (i % step)) % files.length] as string,
  );
  const recordings: VoiceRecording[] = [];
  for (const name of chosen) {
    const [, voice = ''] = name.replace('.mp3', '').split('-');
    const { transcript } = Item.parse(JSON.parse(readFileSync(itemPath(name), 'utf8')));
    const { samples } = await decodeAudio(join(content, 'audio', name));
    recordings.push({ name, voice, samples, words: pronounceText(transcript, dictionary).words });
  }
  return recordings;
}
