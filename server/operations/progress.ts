import { progressRoutes } from '#contract/routes/progress.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { readQuota } from '#server/store/ai-quota.ts';
import { findLevel, findTarget, setLevel, setTarget } from '#server/store/settings.ts';
import { readStatistics } from '#server/store/statistics.ts';
import { makeStudyPlan } from '#server/store/study-plan.ts';
import { keyOf } from './single-call.ts';

/** A target that was not set: the lowest scores of the exam, and no date. */
const noTarget = { listening: 10, reading: 10, writing: 10, speaking: 10, overall: 10, examDate: null };

/** Statistics, the study plan and what it is made from, and the score target. */
export function progressOperations(stores: Stores) {
  const { db, bank, scoring } = stores;
  return [
    operation(progressRoutes.statistics, async ({ learner }) =>
      readStatistics(db.orm, bank, learner, new Date()),
    ),
    operation(progressRoutes.studyPlan, async ({ learner }) =>
      makeStudyPlan(bank, learner.pteType, await findLevel(db.orm, learner.id)),
    ),
    operation(progressRoutes.levelUpdate, async ({ learner, headers, body }) => {
      const request = { learner, key: keyOf(headers), kind: 'level.set', payload: body, baseVersion: null };
      const written = await runWrite(stores, request, ({ tx }) => setLevel(tx, learner.id, body, 'any'));
      const { version } = changeOf(written);
      return makeStudyPlan(bank, learner.pteType, { value: body, version });
    }),
    operation(progressRoutes.aiQuota, async ({ learner }) =>
      readQuota(db.orm, learner, scoring.policy, new Date()),
    ),
    operation(progressRoutes.target, async ({ learner }) => {
      const target = await findTarget(db.orm, learner.id);
      return target ?? { ...noTarget, language: learner.language, version: 0 };
    }),
    operation(progressRoutes.targetUpdate, async ({ learner, headers, body }) => {
      const { version: seen, ...payload } = body;
      const baseVersion = seen === 0 ? null : seen;
      const written = await runWrite(
        stores,
        { learner, key: keyOf(headers), kind: 'target.set', payload, baseVersion },
        ({ tx }) => setTarget(tx, learner.id, payload, baseVersion),
      );
      const change = changeOf(written);
      if (change.kind !== 'target' || change.value === null)
        throw new Problem('INTERNAL', 'The result of this request is not known');
      return { ...change.value, version: change.version };
    }),
  ];
}
