import type { ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';
import { readSounds } from './read-sounds.ts';
import { standingOf, type SoundOfTask, type SoundStanding } from '#domain/storage/task-sound.ts';
import type { TaskType } from '#contract/task-type.ts';

/** What of a task is on this device. */
export interface TaskDownload extends SoundOfTask {
  readonly standing: SoundStanding;
  /** The questions as text, which are here. */
  readonly items: number;
  readonly textBytes: number;
}

/** Every task whose questions are here, in the exam's order, with where its sound stands. */
export async function listDownloads(context: ReadContext): Promise<TaskDownload[]> {
  const { db } = context;
  return db.transaction('r', db.meta, db.profiles, async () => {
    const run = (await readMeta(db, 'sound-run')) ?? { status: 'idle' as const };
    const packs = new Map((await readMeta(db, 'content'))?.packs.map((pack) => [pack.taskType, pack]) ?? []);
    return (await readSounds(context)).map((sound) => {
      const pack = packs.get(sound.taskType);
      const standing = standingOf(sound, run);
      return { ...sound, standing, items: pack?.itemCount ?? 0, textBytes: pack?.sizeBytes ?? 0 };
    });
  });
}

/** The same of one task; `null`: its questions are not here. */
export async function findDownload(
  context: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<TaskDownload | null> {
  return (await listDownloads(context)).find((task) => task.taskType === taskType) ?? null;
}
