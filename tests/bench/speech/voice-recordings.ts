import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  pronounceText,
  type PronouncingDictionary,
} from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';

/** Limits are chosen on the development texts; figures are told of the held-out ones. */
type Half = 'development' | 'held-out';

/** One of the project's own spoken texts in one of its voices. */
export interface VoiceRecording {
  readonly name: string;
  /** Number of the text in the bank: the same in all its voices. */
  readonly text: number;
  readonly voice: string;
  /** A passage of several sentences, or a single sentence. */
  readonly isPassage: boolean;
  readonly samples: Float32Array;
  readonly words: readonly SpokenWord[];
}

const content = join(import.meta.dirname, '..', '..', '..', 'content');
const Item = z.union([
  z.object({ transcript: z.string() }).transform(({ transcript }) => transcript),
  z.object({ text: z.string() }).transform(({ text }) => text),
]);
/** Tasks whose texts are spoken word for word. */
const folders = ['speaking/read-aloud', 'speaking/repeat-sentence', 'listening/write-from-dictation'];
const passageFolder = 'speaking/read-aloud';

/** Every other text of each task is held out, in all its voices. */
const halfOf = (place: number): Half => (place % 2 === 0 ? 'development' : 'held-out');

/** All texts of one half that the bank has spoken, in all their voices. */
export async function readVoiceRecordings(
  dictionary: PronouncingDictionary,
  half: Half,
): Promise<VoiceRecording[]> {
  const files = readdirSync(join(content, 'audio'))
    .filter((name) => name.endsWith('.mp3'))
    .sort();
  const recordings: VoiceRecording[] = [];
  for (const folder of folders) {
    const items = readdirSync(join(content, 'items', folder)).sort();
    for (const item of items.filter((_, place) => halfOf(place) === half)) {
      const text = Item.parse(JSON.parse(readFileSync(join(content, 'items', folder, item), 'utf8')));
      const { words } = pronounceText(text, dictionary);
      const number = item.replace('.json', '');
      for (const file of files.filter((name) => name.startsWith(`${number}-`))) {
        const { samples } = await decodeAudio(join(content, 'audio', file));
        const name = file.replace('.mp3', '');
        const isPassage = folder === passageFolder;
        recordings.push({
          name,
          text: Number(number),
          voice: name.replace(`${number}-`, ''),
          isPassage,
          samples,
          words,
        });
      }
    }
  }
  return recordings;
}
