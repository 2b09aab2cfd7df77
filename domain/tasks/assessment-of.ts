import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';

/**
 * What kind of engine completes the score of a task: its exact part is known at once, the rest needs that engine.
 * Apart from the rules of each task, so that a screen that only asks this does not load them.
 */
export type Assessment = 'none' | 'writing' | 'reading' | 'free-speech';

const assessments = {
  RA: 'reading',
  RS: 'reading',
  DI: 'free-speech',
  RL: 'free-speech',
  ASQ: 'free-speech',
  SGD: 'free-speech',
  RTS: 'free-speech',
  SWT: 'writing',
  WE: 'writing',
  WEM: 'writing',
  FIB_RW: 'none',
  MCM_R: 'none',
  RO: 'none',
  FIB_R: 'none',
  MCS_R: 'none',
  SST: 'writing',
  MCM_L: 'none',
  FIB_L: 'none',
  HCS: 'none',
  MCS_L: 'none',
  SMW: 'none',
  HIW: 'none',
  WFD: 'none',
} as const satisfies Record<TaskType, Assessment>;

/** The engine of a task type, as a type. */
export type AssessmentOf<T extends TaskType> = (typeof assessments)[T];
/** The task types whose scores an engine completes. */
export type TasksAssessedBy<Engine extends Assessment> = {
  [T in TaskType]: (typeof assessments)[T] extends Engine ? T : never;
}[TaskType];

export function assessmentOf(taskType: TaskType): Assessment {
  return assessments[taskType];
}

/** Whether an engine has been at work on the score, or none is needed. A refused recording has been assessed too. */
export function isAssessed({ evidence }: Score): boolean {
  switch (evidence.kind) {
    case 'writing':
      return evidence.summary !== undefined;
    case 'recording':
      return evidence.speech !== undefined;
    case 'choices':
    case 'pairs':
    case 'gaps':
    case 'words':
      return true;
  }
}
