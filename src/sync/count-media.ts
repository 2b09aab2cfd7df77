import type { TaskType } from '#contract/task-type.ts';
import type { MediaCounts } from '#data/store/content/content-store.ts';
import type { SoundStore } from '#data/commands/sound-store.ts';
import { countSound } from '#domain/storage/count-sound.ts';
import { isToCome, isWanted, type SoundCounts, type SoundOfTask } from '#domain/storage/task-sound.ts';
import { mediaPath } from '#platform/media-cache.ts';

interface FileOfBank {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** The sound files of a task, by hash. */
export interface MediaOfTask {
  readonly taskType: TaskType;
  readonly media: readonly FileOfBank[];
  /** Spoken explanations come when they are asked for: none is ever missing, and those that are kept take room. */
  readonly explanations: readonly FileOfBank[];
}

/** What of the bank's sound is to be on this device, and what is. A task of which nothing is known comes by itself. */
export function countMedia(
  tasks: readonly MediaOfTask[],
  sounds: readonly SoundOfTask[],
  there: ReadonlySet<string>,
): MediaCounts {
  const known = new Map(sounds.map((sound) => [sound.taskType, sound]));
  const isHere = (sha256: string) => there.has(mediaPath(sha256));
  const wanted = tasks.filter(({ taskType }) => isWanted(known.get(taskType) ?? unknown));
  const toCome = wanted.filter(({ taskType }) => isToCome(known.get(taskType) ?? unknown));
  const hashesOf = (some: readonly MediaOfTask[]) =>
    new Set(some.flatMap(({ media }) => media.map(({ sha256 }) => sha256)));
  const missingOf = (some: readonly MediaOfTask[]) =>
    [...hashesOf(some)].filter((sha256) => !isHere(sha256)).length;
  const sizes = new Map(
    tasks.flatMap(({ media, explanations }) =>
      [...media, ...explanations].map((file) => [file.sha256, file.sizeBytes]),
    ),
  );
  return {
    mediaTotal: hashesOf(wanted).size,
    mediaMissing: missingOf(wanted),
    mediaToCome: missingOf(toCome),
    mediaBytes: [...sizes].reduce((sum, [sha256, sizeBytes]) => sum + (isHere(sha256) ? sizeBytes : 0), 0),
  };
}

const unknown = { wish: { kind: 'automatic' }, isNeeded: true, problem: null } as const;

/** Looks what of the sound of every task is on this device, and writes it down. */
export async function recountSound(store: SoundStore, there: ReadonlySet<string>): Promise<void> {
  for (const sound of await store.read()) {
    const { taskType } = sound;
    const counts = countSound(await store.filesOf(taskType), (sha256) => there.has(mediaPath(sha256)));
    // Every screen that shows it would render again.
    if (!sound.isCounted || !isSame(counts, sound)) await store.change(taskType, { kind: 'counted', counts });
  }
}

function isSame(a: SoundCounts, b: SoundCounts): boolean {
  return (
    a.questions === b.questions &&
    a.hereFiles === b.hereFiles &&
    a.totalFiles === b.totalFiles &&
    a.totalBytes === b.totalBytes &&
    a.missing.join() === b.missing.join()
  );
}
