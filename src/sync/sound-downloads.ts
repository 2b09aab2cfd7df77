import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { createContentStore } from '#data/store/content/content-store.ts';
import type { ReadContext } from '#data/store/context.ts';
import { createSoundStore } from '#data/commands/sound-store.ts';
import type { Clock } from '#platform/clock.ts';
import { mediaPath, type MediaCache } from '#platform/media-cache.ts';
import { countMedia, recountSound } from './count-media.ts';

/** What a learner can do with the sound of the bank on this device. `fetchNow` begins a run of content sync. */
export function createSoundDownloads(options: {
  context: ReadContext;
  media: MediaCache;
  clock: Clock;
  fetchNow: () => void;
}) {
  const { context, media, clock, fetchNow } = options;
  const content = createContentStore(context);
  const sounds = createSoundStore(context);

  async function recount(): Promise<void> {
    const there = await media.list();
    await recountSound(sounds, there);
    const known = await sounds.read();
    const tasks = await Promise.all(
      known.map(async ({ taskType }) => ({
        taskType,
        media: (await sounds.filesOf(taskType)).flatMap(({ files }) => files),
        explanations: await sounds.explanationsOf(taskType),
      })),
    );
    await content.countMedia(countMedia(tasks, known, there));
  }

  /** Paths of these tasks that no other task has, too. */
  async function ownPaths(tasks: readonly TaskType[]): Promise<Set<string>> {
    const pathsOf = async (some: readonly TaskType[]) => {
      const practices = await Promise.all(some.map((taskType) => sounds.filesOf(taskType)));
      const explanations = await Promise.all(some.map((taskType) => sounds.explanationsOf(taskType)));
      const files = [...practices.flat().flatMap((practice) => practice.files), ...explanations.flat()];
      return new Set(files.map(({ sha256 }) => mediaPath(sha256)));
    };
    const others = (await sounds.read())
      .filter(({ taskType, wish }) => !tasks.includes(taskType) && wish.kind !== 'removed')
      .map(({ taskType }) => taskType);
    const kept = await pathsOf(others);
    return new Set([...(await pathsOf(tasks))].filter((path) => !kept.has(path)));
  }

  return {
    async ask(
      tasks: readonly TaskType[],
      { onAnyLine = false }: { onAnyLine?: boolean } = {},
    ): Promise<void> {
      for (const taskType of tasks) {
        await sounds.change(taskType, { kind: 'asked', at: clock.now(), onAnyLine });
      }
      fetchNow();
    },
    async pause(tasks: readonly TaskType[]): Promise<void> {
      for (const taskType of tasks) await sounds.change(taskType, { kind: 'paused' });
      await recount();
    },
    async remove(tasks: readonly TaskType[] = taskTypes): Promise<void> {
      for (const taskType of tasks) await sounds.change(taskType, { kind: 'removed' });
      await media.forget(await ownPaths(tasks));
      await recount();
      // What found no room may find it now.
      const full = (await sounds.read()).filter(({ problem }) => problem === 'no-room');
      for (const { taskType } of full) await sounds.change(taskType, { kind: 'retried' });
      if (full.length > 0) fetchNow();
    },
    async fetchAll(): Promise<void> {
      await content.setSoundOnDemand(false);
      for (const taskType of taskTypes) await sounds.change(taskType, { kind: 'released' });
      fetchNow();
    },
  };
}
