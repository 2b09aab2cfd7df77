import { openBlobStore } from '#server/blobs/open-blob-store.ts';
import { runOperatorCommand } from '#tools/operator-command.ts';
import { runModeration } from './run-moderation.ts';

/** `npm run moderate`: the operator's list of reports and comments with their pictures, and the way to hide a comment. */
await runOperatorCommand(async (db, args, { blobs }) =>
  runModeration({ db, blobs: await openBlobStore(blobs) }, args),
);
