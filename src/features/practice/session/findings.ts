import type { PteType } from '#contract/exam.ts';
import type { StopView } from '#data/queries/find-session.ts';
import { countedPoints } from '#domain/practice-session/session-points.ts';
import { middleOf } from '#domain/estimates/points-range.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { errorWords } from '#domain/statistics/error-words.ts';
import { frequentErrors } from '#domain/statistics/frequent-errors.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { capitalised } from '#domain/words/capitalised.ts';
import { splitAdvice } from '#features/practice/task-frame/advice.ts';
import { taskDefinition } from '#features/practice/tasks/registry.ts';

/** Something that a session shows, and the questions that show it. */
export interface Finding {
  /** One sentence without its full stop. */
  readonly said: string;
  /** Why or how, as a sentence; `null` where there is none. */
  readonly why: string | null;
  /** English words that it is about. */
  readonly examples: readonly string[];
  readonly stops: readonly StopView[];
}

/** More than these nobody takes away from a session. */
export const mostFindings = 3;

/** What helps most, from errors that came again and from the advice on each scored answer: most lost points first. */
export function findingsOf(stops: readonly StopView[], pteType: PteType): Finding[] {
  const scored = stops.filter(({ answer }) => countedPoints(answer?.score ?? null) !== null);
  const found = [...repeatedErrors(scored, pteType), ...advised(scored)];
  return found
    .map((finding) => ({ finding, lost: finding.stops.reduce((sum, stop) => sum + lostPoints(stop), 0) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ finding }) => finding)
    .filter(isNew)
    .slice(0, mostFindings);
}

/** Something is new when a better finding has not been about the same questions alone. */
function isNew({ stops }: Finding, at: number, all: readonly Finding[]): boolean {
  const before = all.slice(0, at);
  return !before.some((other) => stops.every((stop) => other.stops.includes(stop)));
}

function lostPoints({ answer }: StopView): number {
  const points = countedPoints(answer?.score ?? null);
  return points === null ? 0 : points.max - middleOf(points);
}

function repeatedErrors(stops: readonly StopView[], pteType: PteType): Finding[] {
  const answers = stops.flatMap(({ practiceId, taskType, answer }) =>
    answer?.score ? [{ practiceId, taskType, score: answer.score }] : [],
  );
  return frequentErrors(answers, mostFindings).map((error) => ({
    said: `${error.count} ${errorWords(error)} in ${taskName(pteType, error.taskType)}`,
    why: null,
    examples: error.examples,
    stops: stops.filter(({ practiceId }) => error.practiceIds.includes(practiceId)),
  }));
}

/** The same advice on several answers is one finding. */
function advised(stops: readonly StopView[]): Finding[] {
  const all = stops.flatMap((stop) => {
    const score = stop.answer?.score ?? null;
    const advice = score === null || !isAssessed(score) ? null : taskDefinition(stop.taskType).advice(score);
    return advice === null ? [] : [{ advice, stop }];
  });
  return [...Map.groupBy(all, ({ advice }) => splitAdvice(advice).next)].flatMap(([next, seen]) => {
    const [first] = seen;
    if (first === undefined) return [];
    return [
      {
        said: capitalised(next),
        why: splitAdvice(first.advice).why,
        examples: [],
        stops: seen.map(({ stop }) => stop),
      },
    ];
  });
}
