import { isInExam, taskTypes } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';
import { unknownSound, type SoundOfTask } from '#domain/storage/task-sound.ts';
import { findProfile } from './profile.ts';

/** The sound of every task whose questions are on this device, in the exam's order. A screen may ask for it, too. */
export async function readSounds(context: ReadContext): Promise<SoundOfTask[]> {
  const { db } = context;
  return db.transaction('r', db.meta, db.profiles, async () => {
    const here = new Set((await readMeta(db, 'content'))?.packs.map(({ taskType }) => taskType) ?? []);
    const { pteType } = await findProfile(context);
    const wish = await readDefaultWish(context);
    const tasks = taskTypes.filter((taskType) => here.has(taskType));
    const rows = await db.meta.bulkGet(tasks.map((taskType) => `sound ${taskType}`));
    return tasks.map((taskType, at) => {
      const sound = (rows[at]?.value as SoundOfTask | undefined) ?? unknownSound(wish);
      return { ...sound, taskType, isNeeded: isInExam(taskType, pteType) };
    });
  });
}

/** Before tasks had wishes of their own, one switch took all sound off the device. */
export async function readDefaultWish({ db }: Pick<ReadContext, 'db'>) {
  const content = await readMeta(db, 'content');
  return content?.isSoundOnDemand === true
    ? ({ kind: 'removed' } as const)
    : ({ kind: 'automatic' } as const);
}
