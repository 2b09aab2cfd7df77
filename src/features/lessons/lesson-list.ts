import type { PteType, Section } from '#contract/exam.ts';
import { lessonPackId, type ModelPack } from '#contract/entities/model-pack.ts';
import { isInExam, taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import type { PacksState, PackState, PackView } from '#platform/model-packs/pack-state.ts';

/** A lesson that the server has, and where it stands on this device. */
export interface ListedLesson {
  readonly taskType: TaskType;
  readonly section: Section;
  /** Name of the task in the learner's exam. */
  readonly name: string;
  /** `null` where the server does not say. */
  readonly durationMs: number | null;
  readonly pack: ModelPack;
  readonly state: PackState;
}

/** The lessons of an exam that are listed, in the exam's order. None while the list is not known. */
export function listLessons(packs: PacksState, pteType: PteType): ListedLesson[] {
  if (packs.status !== 'known') return [];
  const views = new Map<string, PackView>(packs.packs.map((view) => [view.pack.id, view]));
  return taskTypes.flatMap((taskType) => {
    const view = views.get(lessonPackId(taskType));
    if (view === undefined || !isInExam(taskType, pteType)) return [];
    const { pack, state } = view;
    return [
      {
        taskType,
        section: taskAddresses[taskType].section,
        name: taskName(pteType, taskType),
        durationMs: pack.durationMs ?? null,
        pack,
        state,
      },
    ];
  });
}

/** The bytes of a lesson that are on this device. */
export function hereBytes({ state, pack: { sizeBytes } }: Pick<ListedLesson, 'state' | 'pack'>): number {
  if (state.status === 'here') return sizeBytes;
  return 'receivedBytes' in state ? Math.min(state.receivedBytes, sizeBytes) : 0;
}
