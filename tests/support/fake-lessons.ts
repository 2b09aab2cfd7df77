import { lessonPackId, type ModelPack, type ModelPackId } from '#contract/entities/model-pack.ts';
import type { TaskType } from '#contract/task-type.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Lesson, Lessons } from '#platform/lessons/lessons.ts';
import type { ModelPacks, PackLine, PackState, PacksState } from '#platform/model-packs/pack-state.ts';

export const lessonCaptions = `WEBVTT

00:00.000 --> 00:04.000
Write from Dictation
is a short task.

00:04.000 --> 00:12.000
Each word counts.

00:40.000 --> 00:45.000
Write what you hear.
`;

const packOf = (taskType: TaskType): ModelPack => ({
  id: lessonPackId(taskType),
  title: `Lesson ${taskType}`,
  purpose: 'Shows what counts.',
  licence: 'Ours.',
  sizeBytes: 500_000,
  wireBytes: 500_000,
  durationMs: 92_000,
  files: [{ name: 'video', sha256: 'b'.repeat(64), sizeBytes: 500_000, wireBytes: 500_000 }],
});

/** The lessons of a device: what a test says has come is here, and what is asked for comes when the test says so. */
export function createFakeLessons(taskTypes: readonly TaskType[]) {
  const listeners = createListeners();
  const states = new Map<ModelPackId, PackState>(
    taskTypes.map((type) => [lessonPackId(type), { status: 'absent' }]),
  );
  /** Lessons whose bytes are not what the list says. */
  const damaged = new Set<TaskType>();
  const asked: string[] = [];
  let captions: string | null = lessonCaptions;
  let line: PackLine = { isOnline: true, isMetered: false, isTold: true, bytesPerSecond: null };
  let status: Exclude<PacksState['status'], 'known'> | 'known' = 'known';
  let state: PacksState;
  const tell = () => {
    state =
      status === 'known'
        ? {
            status,
            packs: taskTypes.map((type) => ({
              pack: packOf(type),
              state: states.get(lessonPackId(type)) ?? { status: 'absent' },
            })),
            isOffered: true,
          }
        : { status };
    listeners.tell();
  };
  const put = (id: ModelPackId, next: PackState) => {
    states.set(id, next);
    tell();
  };
  const packs: ModelPacks = {
    getState: () => state,
    subscribe: listeners.subscribe,
    download(id, { onMobileData = false } = {}) {
      asked.push(`download ${id}`);
      if (!line.isOnline) put(id, { status: 'waiting', reason: 'network', receivedBytes: 0 });
      else if (line.isMetered && !onMobileData)
        put(id, { status: 'waiting', reason: 'wifi', receivedBytes: 0 });
      else put(id, { status: 'downloading', receivedBytes: 0 });
    },
    line: () => line,
    settleOffer: () => undefined,
    pause(id) {
      asked.push(`pause ${id}`);
      put(id, { status: 'paused', receivedBytes: 0 });
    },
    async remove(id) {
      asked.push(`remove ${id}`);
      put(id, { status: 'absent' });
    },
    findFile: async () => null,
    stop: () => listeners.clear(),
  };
  const lessons: Lessons = {
    packs,
    async open(taskType): Promise<Lesson | null> {
      if (states.get(lessonPackId(taskType))?.status !== 'here' || damaged.has(taskType)) return null;
      return { video: new Blob(['film'], { type: 'video/webm' }), captions };
    },
    cover: async () => null,
  };
  tell();
  return {
    lessons,
    asked,
    damaged,
    /** How a lesson stands from now on. */
    set: (taskType: TaskType, next: PackState) => put(lessonPackId(taskType), next),
    setLine: (next: Partial<PackLine>) => void (line = { ...line, ...next }),
    setCaptions: (next: string | null) => void (captions = next),
    /** What is known of the list. */
    setStatus(next: typeof status) {
      status = next;
      tell();
    },
  };
}
