import { counted } from '#domain/numbers/counted.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';

/** What the line of a start gate can speak of: the times of this item, and the rule of its task in the learner's exam. */
export interface BeginFacts {
  readonly plan: SessionPlan;
  readonly rule: TaskRule;
}

/** A length of time as people say it: "40 seconds", "2 minutes". */
export function timeWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120 || seconds % 60 !== 0) return counted(seconds, 'second');
  return `${seconds / 60} minutes`;
}

/** The time to speak, after the time to prepare where there is one: "You have 35 seconds to prepare, then 40 seconds to speak." */
export function speakingTime({ plan: { mode, answer } }: BeginFacts, toDo: string): string {
  if (answer.kind !== 'record') return '';
  if (mode === 'PRACTICE') return `Prepare as long as you like, then ${toDo}.`;
  const speak = `${timeWords(answer.recordMs)} to ${toDo}.`;
  return answer.prepareMs === 0
    ? `You have ${speak}`
    : `You have ${timeWords(answer.prepareMs)} to prepare, then ${speak}`;
}

/** " once" where a sound is heard once. */
export function once({ plan }: BeginFacts): string {
  return plan.mode === 'EXAM' ? ' once' : '';
}

/** " in 20 minutes" in the exam, where the task has a clock of its own. */
export function writingTime({ plan: { mode, answer } }: BeginFacts): string {
  return answer.kind === 'record' || mode === 'PRACTICE' ? '' : ` in ${timeWords(answer.limitMs)}`;
}

/** "of 200 to 300 words" where the task counts them. */
export function lengthWords({ rule }: BeginFacts): string {
  return rule.words ? `of ${rule.words[0]} to ${rule.words[1]} words` : '';
}

/** The line of the exam: how long, and that the end comes by itself. */
export function withExamEnd(line: string, { plan: { answer }, rule }: BeginFacts): string {
  const end =
    answer.kind === 'record'
      ? 'Your recording is handed in automatically.'
      : rule.clock.kind === 'own'
        ? 'Then it is handed in automatically.'
        : `You have ${timeWords(answer.limitMs)}, then your answer is handed in automatically.`;
  return line === '' ? end : `${line} ${end}`;
}
