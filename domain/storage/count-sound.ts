import type { SoundCounts } from './task-sound.ts';

export interface SoundFile {
  readonly sha256: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** The sound files of a practice. */
export interface PracticeSound {
  readonly id: number;
  readonly files: readonly SoundFile[];
}

interface ItemWithSound {
  readonly id: number;
  readonly provenance: { readonly written: string };
  readonly audios: readonly SoundFile[];
}

/** What a download needs to know of a sound, without what players know. */
export const soundFile = ({ sha256, mimeType, sizeBytes }: SoundFile): SoundFile => ({
  sha256,
  mimeType,
  sizeBytes,
});

/** Practices with sound, the newest first: written last, and of the same month the one with the highest number. */
export function soundOfItems(items: readonly ItemWithSound[]): PracticeSound[] {
  return items
    .filter(({ audios }) => audios.length > 0)
    .toSorted((a, b) => compareText(b.provenance.written, a.provenance.written) || b.id - a.id)
    .map(({ id, audios }) => ({
      id,
      files: audios.map(soundFile),
    }));
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** What of the sound of a task is here. A file that two practices share is counted once. */
export function countSound(
  practices: readonly PracticeSound[],
  isHere: (sha256: string) => boolean,
): SoundCounts {
  const sizes = new Map(practices.flatMap(({ files }) => files.map((file) => [file.sha256, file.sizeBytes])));
  const here = [...sizes].filter(([sha256]) => isHere(sha256));
  const bytesOf = (files: Iterable<readonly [string, number]>) =>
    [...files].reduce((sum, [, sizeBytes]) => sum + sizeBytes, 0);
  return {
    questions: practices.length,
    missing: practices
      .filter(({ files }) => !files.every(({ sha256 }) => isHere(sha256)))
      .map(({ id }) => id),
    totalFiles: sizes.size,
    hereFiles: here.length,
    totalBytes: bytesOf(sizes),
    hereBytes: bytesOf(here),
  };
}
