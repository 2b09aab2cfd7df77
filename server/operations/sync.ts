import { offlineRoutes } from '#contract/routes/offline.ts';
import { toProblem } from '#server/http/error-answers.ts';
import { operation } from '#server/http/operation.ts';
import { getDevice } from '#server/store/devices.ts';
import { pullChanges } from '#server/store/feed.ts';
import type { Stores } from '#server/store/effect.ts';
import { payWaiting } from '#server/store/pay-waiting.ts';
import { applyBatch } from '#server/store/sync-batch.ts';

export function syncOperations(stores: Stores) {
  return [
    operation(offlineRoutes.syncBatch, async ({ learner, body, request }) =>
      applyBatch(stores, learner, body, (error) => {
        const problem = toProblem(error);
        if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'an op failed');
        return problem;
      }),
    ),
    operation(offlineRoutes.syncChanges, async ({ learner, query }) => {
      await payWaiting(stores, learner);
      return pullChanges(stores, learner, query);
    }),
    operation(offlineRoutes.syncDevice, async ({ learner, params }) =>
      getDevice(stores.db.orm, learner.id, params.clientId),
    ),
  ];
}
