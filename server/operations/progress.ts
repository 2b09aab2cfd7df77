import { progressRoutes } from '#contract/routes/progress.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { readQuota } from '#server/store/ai-quota.ts';
import { listEvaluations, setEvaluation } from '#server/store/evaluations.ts';
import { findTarget, setLevel, setTarget } from '#server/store/settings.ts';
import { readStatistics } from '#server/store/statistics.ts';
import { planDay, readStudyPlan } from '#server/store/study-plan.ts';
import { keyOf, pageBlock } from './single-call.ts';

/** A target that was not set: the lowest scores of the exam, and no date. */
const noTarget = { listening: 10, reading: 10, writing: 10, speaking: 10, overall: 10, examDate: null };

/** Statistics, the study plan and what it is made from, and the score target. */
export function progressOperations(stores: Stores) {
  const { db, bank, scoring } = stores;
  return [
    operation(progressRoutes.statistics, async ({ learner }) =>
      readStatistics(db.orm, bank, learner, new Date()),
    ),
    operation(progressRoutes.studyPlan, async ({ learner, query }) => {
      if (!hasFeature(learner.status, 'studyPlan'))
        throw new Problem('PREMIUM_REQUIRED', 'The study plan is for premium learners');
      return readStudyPlan(db.orm, bank, learner, planDay(query.dayStart, new Date()));
    }),
    operation(progressRoutes.levelUpdate, async ({ learner, headers, query, body }) => {
      const request = { learner, key: keyOf(headers), kind: 'level.set', payload: body, baseVersion: null };
      await runWrite(stores, request, ({ tx }) => setLevel(tx, learner.id, body, 'any'));
      return readStudyPlan(db.orm, bank, learner, planDay(query.dayStart, new Date()));
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
    operation(progressRoutes.evaluationList, async ({ learner, query }) => {
      const { rows, totalElements } = await listEvaluations(db.orm, learner.id, query);
      return { _embedded: { evaluationDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(progressRoutes.evaluationSet, async ({ learner, headers, body }) => {
      const request = {
        learner,
        key: keyOf(headers),
        kind: 'evaluation.set',
        payload: body,
        baseVersion: null,
      };
      const written = await runWrite(stores, request, ({ tx, now }) =>
        setEvaluation(tx, learner.id, { ...body, baseVersion: 'any' }, now),
      );
      const change = changeOf(written);
      if (change.kind !== 'evaluation')
        throw new Problem('INTERNAL', 'The result of this request is not known');
      const { verdict, comment } = change.value ?? { verdict: null, comment: null };
      return { answerId: body.answerId, verdict, comment, about: body.about, version: change.version };
    }),
  ];
}
