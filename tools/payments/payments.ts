import { openBlobStore } from '#server/blobs/open-blob-store.ts';
import { openGateways } from '#server/payments/open-gateways.ts';
import { runOperatorCommand } from '#tools/operator-command.ts';
import { runPayments } from './run-payments.ts';

/** `npm run payments`: the operator looks after orders, card transfers, refunds and promo codes. */
await runOperatorCommand(async (db, args, config) =>
  runPayments(
    {
      db,
      blobs: await openBlobStore(config.blobs),
      gateways: openGateways(config),
      now: () => new Date(),
      log: {
        warn: (_detail, text) => console.error(text),
        error: (_detail, text) => console.error(text),
      },
    },
    args,
  ),
);
