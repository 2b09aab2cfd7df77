import type { SessionStop } from '#contract/entities/practice-session.ts';
import type { StopView } from '#data/queries/find-session.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';
import type { MetWord } from '#domain/practice-session/met-words.ts';
import { pointsByTask, shareOfPoints } from '#domain/practice-session/session-points.ts';
import type { SessionSummary } from '#domain/practice-session/session-summary.ts';

/** Something that a learner can do after a session. */
export type ThingToDo =
  /** The weak and the skipped ones once more. */
  | { readonly kind: 'again'; readonly stops: readonly SessionStop[] }
  /** New questions of the task that lost most. */
  | { readonly kind: 'more'; readonly stops: readonly SessionStop[] }
  | { readonly kind: 'say'; readonly words: readonly MetWord[] };

interface SessionFacts {
  readonly stops: readonly StopView[];
  readonly summary: SessionSummary;
  readonly words: readonly MetWord[];
  /** Of the exam's tasks that have questions here. */
  readonly progress: readonly TaskProgress[];
}

/** At most three things, the most useful first; none that cannot be done on this device. */
export function toDoOf({ stops, summary, words, progress }: SessionFacts): ThingToDo[] {
  // What is open comes first: its button stands below.
  const again =
    summary.left > 0
      ? []
      : [...summary.again, ...summary.skipped].flatMap((at) => stops[at] ?? []).map(stopOf);
  const unclear = words.filter(({ trouble }) => trouble === 'unclear');
  const more = moreOfWeakest(stops, progress);
  return [
    ...(again.length > 0 ? [{ kind: 'again', stops: again } as const] : []),
    ...(more.length > 0 ? [{ kind: 'more', stops: more } as const] : []),
    ...(unclear.length > 0 ? [{ kind: 'say', words: unclear } as const] : []),
  ];
}

const stopOf = ({ practiceId, taskType }: SessionStop): SessionStop => ({ practiceId, taskType });

/** New questions of the scored task with the least share of its points. */
function moreOfWeakest(stops: readonly StopView[], progress: readonly TaskProgress[]): SessionStop[] {
  const answers = stops.flatMap(({ taskType, answer }) =>
    answer === null ? [] : [{ taskType, score: answer.score }],
  );
  const weakest = pointsByTask(answers)
    .flatMap(({ taskType, points }) => {
      const share = points && shareOfPoints(points);
      return share === null ? [] : [{ taskType, share }];
    })
    .toSorted((a, b) => a.share - b.share)[0];
  if (weakest === undefined) return [];
  const { taskType } = weakest;
  const done = new Set(stops.map(({ practiceId }) => practiceId));
  const next = progress.find((each) => each.taskType === taskType)?.nextIds ?? [];
  return next.filter((id) => !done.has(id)).map((practiceId) => ({ practiceId, taskType }));
}
