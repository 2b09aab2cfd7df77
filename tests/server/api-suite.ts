import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { startApiWorld, type ApiWorld } from '#tests/support/api-world.ts';
import { accountTests } from './suite/account.ts';
import { nameTests } from './suite/names.ts';
import { answerTests } from './suite/answers.ts';
import { badInputTests } from './suite/bad-input.ts';
import { bookTests } from './suite/books.ts';
import { dictionaryTests } from './suite/dictionary.ts';
import { blobTests } from './suite/blobs.ts';
import { communityTests } from './suite/community.ts';
import { paceTests } from './suite/pace.ts';
import { contentTests } from './suite/content.ts';
import { evaluationTests } from './suite/evaluations.ts';
import { listTests } from './suite/lists.ts';
import { noteTests } from './suite/notes.ts';
import { oldPictureTests } from './suite/old-pictures.ts';
import { createTill, transferSettings } from './suite/till.ts';
import { paymentTests } from './suite/payments.ts';
import { paymentTroubleTests } from './suite/payment-trouble.ts';
import { transferTests } from './suite/transfers.ts';
import { pictureTests } from './suite/pictures.ts';
import { progressTests } from './suite/progress.ts';
import { scoringTests } from './suite/scoring.ts';
import { accountEndTests } from './suite/account-end.ts';
import { sharingTests } from './suite/sharing.ts';
import { syncBatchTests } from './suite/sync-batch.ts';
import { syncChangesTests } from './suite/sync-changes.ts';
import { syncKindTests } from './suite/sync-kinds.ts';

/** An engine that is empty and migrated, and how to end it. */
export interface Engine {
  readonly db: Database;
  dispose(): Promise<void>;
}

/** What the API promises, on whichever engine `makeEngine` brings. */
export function runApiSuite(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`the API on ${name}`, () => {
    let world: ApiWorld;
    let engine: Engine;
    const till = createTill();
    beforeAll(async () => {
      engine = await makeEngine();
      world = await startApiWorld(engine.db, transferSettings, { gateways: till.gateways });
    });
    afterAll(async () => {
      await world?.close();
      await engine?.dispose();
    });
    const get = () => world;
    accountTests(get);
    nameTests(get);
    answerTests(get);
    listTests(get);
    blobTests(get);
    contentTests(get);
    syncBatchTests(get);
    syncChangesTests(get);
    syncKindTests(get);
    noteTests(get);
    communityTests(get);
    paceTests(get);
    oldPictureTests(get);
    pictureTests(get);
    bookTests(get);
    dictionaryTests(get);
    progressTests(get);
    paymentTests(get, till);
    paymentTroubleTests(get, till);
    transferTests(get, till);
    sharingTests(get);
    evaluationTests(get);
    accountEndTests(get);
    scoringTests(get);
    badInputTests(get);
  });
}
