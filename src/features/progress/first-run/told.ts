import type { LevelUpdate } from '#contract/entities/progress.ts';
import type { PteType } from '#contract/exam.ts';
import { keepTargetDraft } from '#data/commands/keep-target-draft.ts';
import { setLevel, setTarget } from '#data/commands/set-goals.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import type { DataContext } from '#data/store/context.ts';
import { mayBeExamDay } from '#domain/goals/exam-day.ts';
import type { TargetScores } from '#domain/goals/target-presets.ts';
import { levelOf, type WizardAnswers } from '#features/progress/plan/wizard-answers.ts';

export const firstSteps = ['exam', 'target', 'date', 'level'] as const;
export type FirstStepName = (typeof firstSteps)[number];

/** What the learner has told; `null`: not yet. */
export interface Told {
  readonly pteType: PteType;
  readonly scores: TargetScores | null;
  readonly examDate: string | null;
  readonly level: LevelUpdate | null;
}

interface Answered {
  readonly told: Told;
  /** Of the level, as the plan wizard asks for it. */
  readonly answers: WizardAnswers;
}

/** Whether a step has an answer that can be kept. */
export function isAnswered(
  step: FirstStepName,
  { told, answers, now }: Answered & { readonly now: number },
): boolean {
  switch (step) {
    case 'exam':
      return true;
    case 'target':
      return told.scores !== null;
    case 'date':
      return told.examDate !== null && mayBeExamDay(told.examDate, now);
    case 'level':
      return levelOf(answers) !== null;
  }
}

/**
 * Keeps the answer of a step where the dialogs of target and plan keep theirs. Scores without a day, or a day without scores, wait
 * on this device for the other. Returns whether it is kept.
 */
export async function keepStep(
  context: DataContext,
  step: FirstStepName,
  { told, answers, language }: Answered & { readonly language: string },
): Promise<boolean> {
  try {
    switch (step) {
      case 'exam':
        return (await setPteType(context, told.pteType)).kind === 'saved';
      case 'target':
      case 'date':
        return await keepTarget(context, told, language);
      case 'level': {
        const level = levelOf(answers);
        return level !== null && (await setLevel(context, level)).kind === 'saved';
      }
    }
  } catch {
    return false;
  }
}

async function keepTarget(
  context: DataContext,
  { scores, examDate }: Told,
  language: string,
): Promise<boolean> {
  if (scores === null || examDate === null) {
    await keepTargetDraft(context, { scores, examDate });
    return true;
  }
  const { listening, reading, speaking, writing, overall } = scores;
  const target = { listening, reading, speaking, writing, overall, examDate, language };
  return (await setTarget(context, target)).kind === 'saved';
}
