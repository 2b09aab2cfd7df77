import type { ScoreReportDto } from '#contract/entities/score-report.ts';
import type { MutationPayload } from '#contract/mutations.ts';
import { changedByBoth, withChanges } from '#domain/goals/changed-fields.ts';
import type { KindRule } from './kind-rule.ts';
import { isSameJson } from './same-json.ts';

/** Official results that the learner entered, field by field like a target. */
export const scoreReport: KindRule<'scoreReport'> = {
  ops: {
    'scoreReport.set': {
      key: ({ reportId }) => reportId,
      holds: (value, wish) => isSameJson(value, wished(value, wish)),
      isWhole: ({ report, changed }) => report === null || changed === undefined,
      merge(older, newer) {
        if (older.report === null || newer.report === null) return { ...newer, changed: undefined };
        const report = withChanges(older.report, newer.report, newer.changed);
        return { ...newer, report, changed: changedByBoth(older.changed, newer.changed) };
      },
      apply: wished,
    },
  },
  group: ({ pteType }) => pteType,
  at: ({ date }) => Date.parse(date),
};

/** A result as it is once a wish is done. */
function wished(
  value: ScoreReportDto | null,
  { reportId, report, changed }: MutationPayload<'scoreReport.set'>,
): ScoreReportDto | null {
  return report && withChanges(value, { id: reportId, ...report }, changed);
}
