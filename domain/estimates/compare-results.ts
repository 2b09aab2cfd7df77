import type { ScoreReport } from '#contract/entities/score-report.ts';
import { skills, type PteType, type Skill } from '#contract/exam.ts';
import type { Comparison } from './calibrate.ts';
import { levelsOf, type AnswersByTask, type Results } from './estimates.ts';
import { guessSkill } from './skill-estimate.ts';

/** An official result, and the answers that say how good the learner was about then. */
export interface DatedResult {
  readonly report: ScoreReport;
  readonly answers: AnswersByTask;
}

/** Answers of so many days after a test still tell how good somebody was in it: a result often comes first, and then Passage. */
export const daysAfterResult = 14;
/** Older results than the newest few add nothing. */
export const newestResults = 5;

/** Results of an exam beside what the answers of their time say. A skill without answers then cannot be compared. */
export function compareResults(pteType: PteType, dated: readonly DatedResult[]): Results {
  // Two devices may both have written one test down.
  const own = new Map(
    dated.filter(({ report }) => report.pteType === pteType).map((each) => [each.report.date, each]),
  );
  const guesses = [...own.values()].map(({ report, answers }) => ({ report, levels: levelsOf(answers) }));
  const ofSkill = (skill: Skill): Comparison[] =>
    guesses.flatMap(({ report, levels }) => {
      const guess = guessSkill(pteType, skill, levels);
      return guess === null ? [] : [{ official: report[skill], guess }];
    });
  return Object.fromEntries(skills.map((skill) => [skill, ofSkill(skill)])) as Record<Skill, Comparison[]>;
}
