import type { TaskType } from '#contract/task-type.ts';
import { soundFile, soundOfItems, type PracticeSound, type SoundFile } from '#domain/storage/count-sound.ts';
import {
  changeSound,
  unknownSound,
  type SoundEvent,
  type SoundOfTask,
  type SoundRun,
} from '#domain/storage/task-sound.ts';
import type { ReadContext } from '#data/store/context.ts';
import { readMeta, writeMeta, type SoundFiles } from '#data/store/meta.ts';
import { readDefaultWish, readSounds } from '#data/queries/read-sounds.ts';

/** What the download of sound reads and writes. */
export interface SoundStore {
  /** Every task whose questions are here. */
  read(): Promise<SoundOfTask[]>;
  /** The sound files of a task, the newest practice first. */
  filesOf(taskType: TaskType): Promise<readonly PracticeSound[]>;
  /** The spoken explanations of a task. */
  explanationsOf(taskType: TaskType): Promise<readonly SoundFile[]>;
  change(taskType: TaskType, event: SoundEvent): Promise<void>;
  setRun(run: SoundRun): Promise<void>;
}

export function createSoundStore(context: ReadContext): SoundStore {
  const { db } = context;
  return {
    read: () => readSounds(context),
    filesOf: async (taskType) => (await soundFilesOf(context, taskType)).practices,
    explanationsOf: async (taskType) => (await soundFilesOf(context, taskType)).explanations ?? [],
    change: (taskType, event) =>
      db.transaction('rw', db.meta, async () => {
        const old = (await readMeta(db, `sound ${taskType}`)) ?? unknownSound(await readDefaultWish(context));
        await writeMeta(db, `sound ${taskType}`, changeSound(old, event));
      }),
    setRun: (run) => writeMeta(db, 'sound-run', run),
  };
}

/** Made once for each pack: reading all questions at every start would hold up the screen. */
async function soundFilesOf({ db }: Pick<ReadContext, 'db'>, taskType: TaskType): Promise<SoundFiles> {
  const kept = await readMeta(db, `sound-files ${taskType}`);
  const content = await readMeta(db, 'content');
  const generation = content?.packs.find((pack) => pack.taskType === taskType)?.sha256 ?? '';
  if (kept?.generation === generation) return kept;
  const bodies = await db.practiceBodies.where('generation').equals(generation).toArray();
  const items = bodies.map(({ item }) => item);
  const files: SoundFiles = {
    generation,
    practices: soundOfItems(items),
    explanations: items.flatMap(({ explanationAudio }) =>
      explanationAudio ? [soundFile(explanationAudio)] : [],
    ),
  };
  await writeMeta(db, `sound-files ${taskType}`, files);
  return files;
}
