import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { AnswerValue, Score } from '#contract/entities/answer.ts';

export type ChooseValue = Extract<AnswerValue, { kind: 'choose' }>;

/** Options of a question with the reason why each is right or wrong. */
export interface NotedOption {
  readonly id: string;
  readonly text: string;
  readonly note: string;
}

/** How a choice begins, and when there is something in it to lose. */
export const chooseStart = {
  startValue: (): ChooseValue => ({ kind: 'choose', chosen: [] }),
  hasWork: ({ chosen }: ChooseValue) => chosen.length > 0,
};

/** "What would help most" after one of several was chosen. `where`: what to look at again. */
export function oneChoiceAdvice({ points }: Score, where: string): Advice | null {
  return points === 0 ? `Read the note of the answer you chose: then find what rules it out ${where}.` : null;
}

/** The same where several answers are right. */
export function severalChoicesAdvice({ evidence }: Score, where: string): Advice | null {
  if (evidence.kind !== 'choices') return null;
  const wrong = evidence.options.filter(({ chosen, correct }) => chosen && !correct).length;
  const missed = evidence.options.filter(({ chosen, correct }) => !chosen && correct).length;
  if (wrong > 0) return `Choose only what you can point to ${where}: each wrong choice takes a point away.`;
  return missed > 0 ? `Check every option, one by one: there was more that is right ${where}.` : null;
}
