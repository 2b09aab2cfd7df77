import type { ScoreReportDto } from '#contract/entities/score-report.ts';
import { pteTypes, skills, type PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import {
  compareResults,
  daysAfterResult,
  newestResults,
  type DatedResult,
} from '#domain/estimates/compare-results.ts';
import { groupShares, newestForEstimates } from '#domain/estimates/group-shares.ts';
import { addDays, startOf } from '#domain/goals/exam-day.ts';
import { listValues } from './entities.ts';
import { newestAnswers } from './newest-answers.ts';

/** An official result as the learner sees it in the list. */
export interface KnownReport extends ScoreReportDto {
  /** There are answers of its time, so that it says something about the estimates. */
  readonly isCompared: boolean;
}

/** Official results of both exams, the newest test first. */
export async function listScoreReports(context: ReadContext): Promise<KnownReport[]> {
  const known: KnownReport[] = [];
  for (const pteType of pteTypes)
    for (const report of await listValues(context, { kind: 'scoreReport', group: pteType })) {
      const found = compareResults(pteType, [await dated(context, report)]);
      known.push({ ...report, isCompared: skills.some((skill) => found[skill].length > 0) });
    }
  return known.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The newest results of an exam with the answers of their time. */
export async function findDatedResults(context: ReadContext, pteType: PteType): Promise<DatedResult[]> {
  const reports = await listValues(context, { kind: 'scoreReport', group: pteType });
  const newest = reports.slice(0, newestResults);
  return Promise.all(newest.map((report) => dated(context, report)));
}

async function dated(context: ReadContext, report: ScoreReportDto): Promise<DatedResult> {
  const until = startOf(addDays(report.date, daysAfterResult + 1)) ?? Date.parse(report.date);
  const rows = await newestAnswers(context, { most: newestForEstimates, until: until - 1 });
  return { report, answers: groupShares(rows, report.pteType) };
}
