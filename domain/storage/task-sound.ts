import type { TaskType } from '#contract/task-type.ts';

/**
 * What the learner wants of the sound of a task. `automatic`: nobody has said anything, so it comes by itself where the
 * exam has the task; `asked`: all of it, now; `paused`: what has come stays, the rest waits; `removed`: it was taken off
 * the device and is fetched when it is played.
 */
export type SoundWish =
  | { readonly kind: 'automatic' }
  /** `at`: epoch ms, who asked first is served first. `onAnyLine`: on mobile data too. */
  | { readonly kind: 'asked'; readonly at: number; readonly onAnyLine: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'removed' };

/** What of the sound is on this device. */
export interface SoundCounts {
  /** Questions with sound. */
  readonly questions: number;
  /** Those of them whose sound is not whole on this device. */
  readonly missing: readonly number[];
  readonly totalFiles: number;
  readonly hereFiles: number;
  readonly totalBytes: number;
  readonly hereBytes: number;
}

/** `no-room`: the device is full, nothing more is fetched; `damaged`: some files came as something else, and are asked for again. */
export type SoundProblem = 'no-room' | 'damaged';

/** The sound of a task: its counts, what the learner wants, and what went wrong. The one place for its bytes. */
export interface TaskSound extends SoundCounts {
  readonly wish: SoundWish;
  readonly problem: SoundProblem | null;
  /** The device was looked through since the questions came. */
  readonly isCounted: boolean;
}

export type SoundEvent =
  /** The device was looked through, or a file came. */
  | { readonly kind: 'counted'; readonly counts: SoundCounts }
  | { readonly kind: 'asked'; readonly at: number; readonly onAnyLine: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'removed' }
  /** Back to what comes by itself. */
  | { readonly kind: 'released' }
  | { readonly kind: 'failed'; readonly problem: SoundProblem }
  /** There may be room again: the app was opened anew, or something was taken off the device. */
  | { readonly kind: 'retried' };

/** What is known of a task before anything of it was counted. */
export function unknownSound(wish: SoundWish): TaskSound {
  return {
    wish,
    problem: null,
    isCounted: false,
    questions: 0,
    missing: [],
    totalFiles: 0,
    hereFiles: 0,
    totalBytes: 0,
    hereBytes: 0,
  };
}

export function changeSound(sound: TaskSound, event: SoundEvent): TaskSound {
  switch (event.kind) {
    case 'counted': {
      const { counts } = event;
      return {
        ...sound,
        ...counts,
        isCounted: true,
        problem: counts.missing.length === 0 ? null : sound.problem,
      };
    }
    case 'asked': {
      const { at, onAnyLine } = event;
      // Asked again while it comes: its place in the queue stays.
      const since = sound.wish.kind === 'asked' ? sound.wish.at : at;
      return { ...sound, problem: null, wish: { kind: 'asked', at: since, onAnyLine } };
    }
    case 'paused':
      return isWhole(sound) ? sound : { ...sound, wish: { kind: 'paused' } };
    case 'removed':
      return { ...sound, problem: null, wish: { kind: 'removed' } };
    case 'released':
      return { ...sound, problem: null, wish: { kind: 'automatic' } };
    case 'failed':
      return { ...sound, problem: event.problem };
    case 'retried':
      return { ...sound, problem: null };
  }
}

const isWhole = ({ missing, questions }: SoundCounts): boolean => questions > 0 && missing.length === 0;

/** A task as a download looks at it. */
export interface SoundOfTask extends TaskSound {
  readonly taskType: TaskType;
  /** The learner's exam has the task. */
  readonly isNeeded: boolean;
}

/** Whether it is to be on this device: the exam needs it, or it was asked for. */
export function isWanted({ wish, isNeeded }: Pick<SoundOfTask, 'wish' | 'isNeeded'>): boolean {
  return isNeeded || wish.kind === 'asked';
}

/** Whether it is fetched without another word of the learner, as soon as the line allows. */
export function isToCome({
  wish,
  isNeeded,
  problem,
}: Pick<SoundOfTask, 'wish' | 'isNeeded' | 'problem'>): boolean {
  if (problem === 'no-room') return false;
  return wish.kind === 'asked' || (wish.kind === 'automatic' && isNeeded);
}

/** Whether it may be fetched over this line. What nobody asked for does not cost anybody money. */
export function mayUseLine({ wish }: Pick<TaskSound, 'wish'>, isMetered: boolean): boolean {
  return !isMetered || (wish.kind === 'asked' && wish.onAnyLine);
}

/**
 * Of which task the next file is: first what was asked for, in the order of asking; then the task on the screen; then the
 * one of which the fewest questions are here, so that every kind of question can soon be practised. `null`: nothing is due.
 */
export function nextSound(
  sounds: readonly SoundOfTask[],
  line: { readonly isMetered: boolean; readonly onScreen: TaskType | null },
): TaskType | null {
  const due = sounds.filter(
    (sound) => sound.missing.length > 0 && isToCome(sound) && mayUseLine(sound, line.isMetered),
  );
  const askedAt = ({ wish }: SoundOfTask) => (wish.kind === 'asked' ? wish.at : Number.POSITIVE_INFINITY);
  const elsewhere = ({ taskType }: SoundOfTask) => (taskType === line.onScreen ? 0 : 1);
  const here = ({ questions, missing }: SoundOfTask) => questions - missing.length;
  const [first] = due.toSorted(
    (a, b) => compare(askedAt(a), askedAt(b)) || elsewhere(a) - elsewhere(b) || here(a) - here(b),
  );
  return first?.taskType ?? null;
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Who fetches, and why nobody does: the same for all tasks. */
export type SoundRun =
  | { readonly status: 'idle' }
  | { readonly status: 'fetching'; readonly taskType: TaskType }
  | { readonly status: 'stopped'; readonly reason: 'network' | 'wifi' };

/** Where the sound of a task stands, as a learner sees it. */
export type SoundStanding =
  /** Nobody has looked yet. */
  | 'uncounted'
  /** The task has none. */
  | 'silent'
  | 'here'
  /** Not here, and nobody asked: fetched when it is played. */
  | 'absent'
  | 'paused'
  | 'no-room'
  | 'fetching'
  | 'waits-for-turn'
  | 'waits-for-network'
  | 'waits-for-wifi';

export function standingOf(sound: SoundOfTask, run: SoundRun): SoundStanding {
  if (!sound.isCounted) return 'uncounted';
  if (sound.questions === 0) return 'silent';
  if (sound.missing.length === 0) return 'here';
  if (sound.problem === 'no-room') return 'no-room';
  if (sound.wish.kind === 'paused') return 'paused';
  if (!isToCome(sound)) return 'absent';
  switch (run.status) {
    case 'idle':
      return 'waits-for-turn';
    case 'fetching':
      return run.taskType === sound.taskType ? 'fetching' : 'waits-for-turn';
    case 'stopped':
      return run.reason === 'wifi' && sound.wish.kind === 'asked' && sound.wish.onAnyLine
        ? 'waits-for-turn'
        : run.reason === 'wifi'
          ? 'waits-for-wifi'
          : 'waits-for-network';
  }
}
