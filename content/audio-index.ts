import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';
import { ItemAudio } from '#contract/items/item-fields.ts';

/** What is rendered: the sound of a question, or its explanation. Each lies in a folder of its own with an index. */
export type SoundKind = 'question' | 'explanation';

const folders: Record<SoundKind, string> = { question: 'audio', explanation: 'explanations' };

/** Where the files of a kind lie in a bank. */
export const soundFolder = (bankFolder: string, kind: SoundKind): string => join(bankFolder, folders[kind]);

/** One rendered file as the `index.json` of its folder records it. */
export const AudioEntry = z.object({
  itemId: z.int().min(1),
  voice: z.string(),
  label: z.string(),
  accent: ItemAudio.shape.accent,
  /** Hash of what was spoken, see `spokenTextHash`. Another hash means that the file is out of date. */
  textHash: Sha256,
  sha256: Sha256,
  sizeBytes: z.int().min(1),
  durationMs: z.number().min(1),
  /** Integrated loudness of the MP3. */
  lufs: z.number(),
});
export type AudioEntry = z.infer<typeof AudioEntry>;

const AudioIndex = z.object({ format: z.literal(1), entries: z.array(AudioEntry) });

/** File name of a rendering. A new rendering of the same text replaces the old file, so none is left over. */
export function audioFileName(entry: Pick<AudioEntry, 'itemId' | 'voice'>): string {
  return `${entry.itemId}-${entry.voice}.mp3`;
}

/** Reads an index of a bank folder; an absent index is an empty one. Throws when it is not readable. */
export function readAudioIndex(bankFolder: string, kind: SoundKind = 'question'): AudioEntry[] {
  const path = join(soundFolder(bankFolder, kind), 'index.json');
  if (!existsSync(path)) return [];
  return AudioIndex.parse(JSON.parse(readFileSync(path, 'utf8'))).entries;
}

/** The entry as it stands in an item's `audios`. */
export function toItemAudio(entry: AudioEntry): ItemAudio {
  return {
    id: entry.voice,
    label: entry.label,
    accent: entry.accent,
    sha256: entry.sha256,
    mimeType: 'audio/mpeg',
    sizeBytes: entry.sizeBytes,
    durationMs: entry.durationMs,
  };
}
