import { sections } from '#contract/exam.ts';
import type { PerformancePeriod, SectionActivity } from '#domain/statistics/performance.ts';
import { skillWords } from '#ui/skill-mark.tsx';

/** The Performance numbers for a spreadsheet: days as `YYYY-MM-DD`, percent of the points, nothing where nothing was scored. */
export function performanceRows(periods: readonly PerformancePeriod[]): string[][] {
  return [
    ['From', ...sections.map((section) => `${skillWords[section]} (%)`)],
    ...periods.map((period) => [period.from, ...sections.map((section) => String(period[section] ?? ''))]),
  ];
}

/** The Activity numbers for a spreadsheet: time in whole seconds, so that sums are right. */
export function activityRows(activity: readonly SectionActivity[]): string[][] {
  return [
    ['Skill', 'Answers', 'Seconds'],
    ...activity.map(({ section, answers, seconds }) => [
      skillWords[section],
      String(answers),
      String(Math.round(seconds)),
    ]),
  ];
}
