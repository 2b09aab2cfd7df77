import type { ScoreReport } from '#contract/entities/score-report.ts';
import type { Change } from '#contract/sync.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { withChanges } from '#domain/goals/changed-fields.ts';
import { scoreReport } from '#server/db/schema/goals.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { canonicalJson } from './fingerprint.ts';
import { ownChanges } from './own-changes.ts';

type ReportRow = typeof scoreReport.$inferSelect;

/** An official result as a row of the change feed; its key is its id. */
function reportChange({ reportId, value, version }: ReportRow): Change {
  const row = value && { id: reportId, ...value };
  return { kind: 'scoreReport', key: reportId, version, deleted: row === null, value: row };
}

export const readScoreReportChanges = ownChanges(scoreReport, scoreReport.reportId, reportChange);

/** Official results that a learner entered, of both exams. */
export async function listScoreReports(queries: Queries, learnerId: string): Promise<ScoreReport[]> {
  const rows = await queries.select().from(scoreReport).where(eq(scoreReport.learnerId, learnerId));
  return rows.flatMap(({ value }) => value ?? []);
}

export interface ReportIntent {
  readonly reportId: string;
  /** `null`: it is not to be there. */
  readonly report: ScoreReport | null;
  /** The fields of it that are meant; left out: all. */
  readonly changed?: readonly (keyof ScoreReport)[] | undefined;
  readonly baseVersion: BaseVersion;
}

/** Brings an official result to what the learner says. One that is so already stays as it is. */
export async function setScoreReport(tx: Tx, learnerId: string, intent: ReportIntent): Promise<Change> {
  const { reportId, baseVersion } = intent;
  const slot = and(eq(scoreReport.learnerId, learnerId), eq(scoreReport.reportId, reportId));
  const [row] = await tx.select().from(scoreReport).where(slot);
  const report = intent.report && withChanges(row?.value ?? null, intent.report, intent.changed);
  if (row !== undefined) {
    if (canonicalJson(row.value) === canonicalJson(report)) return reportChange(row);
    if (isStale(baseVersion, { version: row.version, isAbsent: row.value === null }))
      throw new Problem('VERSION_CONFLICT', 'The result was changed elsewhere', {
        current: reportChange(row),
      });
  }
  const next = { value: report, version: (row?.version ?? 0) + 1 };
  const [changed] = await tx
    .insert(scoreReport)
    .values({ learnerId, reportId, ...next })
    .onConflictDoUpdate({ target: [scoreReport.learnerId, scoreReport.reportId], set: next })
    .returning();
  if (changed === undefined) throw new Error('the result was not stored');
  return reportChange(changed);
}
