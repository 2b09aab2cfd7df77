import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256Of } from '#content/sha256.ts';
import {
  pronounceText,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';

/** Limits are chosen on the development texts; figures are told of the held-out ones, and of fresh ones that came later. */
export const halves = ['development', 'held-out', 'fresh'] as const;
type Half = (typeof halves)[number];

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

const Fresh = z.object({ recordings: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1) });
const fresh = new Map(
  Fresh.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'fresh-recordings.json'), 'utf8')),
  ).recordings.map(({ name, sha256 }) => [name, sha256]),
);
const freshTexts = new Set([...fresh.keys()].map((name) => name.split('-')[0]));

/** Every other text of each task is held out, in all its voices. Texts whose sound came later are in neither half. */
const halfOf = (number: string, place: number): Half =>
  freshTexts.has(number) ? 'fresh' : place % 2 === 0 ? 'development' : 'held-out';

/** Throws where the sound is not the one of the list: a new rendering is not what was held out. */
function isListed(file: string): boolean {
  const name = file.replace('.mp3', '');
  const wanted = fresh.get(name);
  if (wanted === undefined) return false;
  if (sha256Of(readFileSync(join(content, 'audio', file))) !== wanted)
    throw new Error(`${file} is not the recording that was held out.`);
  return true;
}

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
    for (const item of items.filter((name, place) => halfOf(name.replace('.json', ''), place) === half)) {
      const text = Item.parse(JSON.parse(readFileSync(join(content, 'items', folder, item), 'utf8')));
      const { words } = pronounceText(text, dictionary);
      const number = item.replace('.json', '');
      for (const file of files.filter((name) => name.startsWith(`${number}-`))) {
        if (half === 'fresh' && !isListed(file)) continue;
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
