import type { Points } from './points.ts';

interface ChoiceKey {
  /** All options in the order shown, each id once. */
  readonly options: readonly string[];
  readonly correct: readonly string[];
}

/** One right option: 1 point when it is the chosen one, else 0 (docs/exam-rules.md: MCS, HCS, SMW). */
export function scoreSingleChoice(key: ChoiceKey, chosen: readonly string[]): Points<'choices'> {
  const [only] = key.correct;
  const isRight = chosen.length === 1 && chosen[0] === only;
  return { points: isRight ? 1 : 0, max: 1, evidence: choiceEvidence(key, chosen) };
}

/** Several right options: +1 for a right one, -1 for a wrong one, never below 0 (docs/exam-rules.md: MCM). */
export function scoreMultipleChoice(key: ChoiceKey, chosen: readonly string[]): Points<'choices'> {
  const evidence = choiceEvidence(key, chosen);
  const picked = evidence.options.filter((option) => option.chosen);
  const right = picked.filter((option) => option.correct).length;
  const wrong = picked.length - right;
  return { points: Math.max(0, right - wrong), max: key.correct.length, evidence };
}

function choiceEvidence(key: ChoiceKey, chosen: readonly string[]): Points<'choices'>['evidence'] {
  const options = key.options.map((id) => ({
    id,
    chosen: chosen.includes(id),
    correct: key.correct.includes(id),
  }));
  return { kind: 'choices', options };
}
