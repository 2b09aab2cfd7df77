import type { ScoreReport, ScoreReportDto } from '#contract/entities/score-report.ts';
import type { DataContext } from '#data/store/context.ts';
import { changedFields } from '#domain/goals/changed-fields.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/**
 * Stores an official result, or what the learner changed in one that they have `seen`; what they left as it was does not overrule another
 * device. `invalid`: a score outside 10 to 90.
 */
export async function setScoreReport(
  context: DataContext,
  { seen = null, report }: { seen?: ScoreReportDto | null; report: ScoreReport },
): Promise<WriteResult<{ reportId: string }>> {
  const reportId = seen?.id ?? context.ids.uuid();
  const changed = changedFields(seen, report);
  const result = await writeKind(context, 'scoreReport.set', { reportId, report, changed });
  return result.kind === 'saved' ? { ...result, reportId } : result;
}

/** Takes an official result away. */
export function deleteScoreReport(
  context: DataContext,
  { reportId }: { reportId: string },
): Promise<WriteResult> {
  return writeKind(
    context,
    'scoreReport.set',
    { reportId, report: null },
    { check: (row) => ((row?.value ?? null) === null ? 'missing' : null) },
  );
}
