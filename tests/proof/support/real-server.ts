import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { buildApp } from '#server/app.ts';
import { createScoring } from '#server/scoring/create-scoring.ts';
import { indexBank } from '#server/store/bank-index.ts';
import { openBlobStore } from '#server/blobs/open-blob-store.ts';
import { loadConfig } from '#server/config.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { answer } from '#server/db/schema/answers.ts';
import { learner } from '#server/db/schema/learners.ts';
import { bookmark, note } from '#server/db/schema/practices.ts';
import { feedHead, idempotency } from '#server/db/schema/sync.ts';
import { prepareData } from '#tests/support/prepared-data.ts';
import { makeTestBank } from '#tests/support/test-bank.ts';
import { startTestIssuer } from '#tests/support/test-issuer.ts';

/** What the server did for one learner, from its database. */
export interface ServerLedger {
  readonly answerIds: ReadonlySet<string>;
  readonly bookmarks: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string | null>;
  /** Changes that were made to this learner's things, and ops that made them: more changes mean that one was done twice. */
  readonly changes: number;
  readonly ops: number;
  readonly opIds: ReadonlySet<string>;
}

const noLedger: ServerLedger = {
  answerIds: new Set(),
  bookmarks: new Map(),
  notes: new Map(),
  changes: 0,
  ops: 0,
  opIds: new Set(),
};

export type RealServer = Awaited<ReturnType<typeof startRealServer>>;

/** Practices that the proofs answer: dictations and read-alouds beside the few of the test bank, and those of old databases. */
export const practices = { dictation: 24_000, aloud: 1_100, fixtures: 100, count: 200 } as const;

/** The real server: its app on a port, its embedded database in a folder, and an issuer whose tokens it takes. */
export async function startRealServer() {
  const dir = mkdtempSync(join(tmpdir(), 'passage-proof-'));
  const issuer = await startTestIssuer();
  await prepareData(dir);
  const db = await openPglite(dir);
  await db.migrate();
  const config = loadConfig(
    {
      DATA_DIR: dir,
      OIDC_ISSUER: issuer.issuer,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_IP: '10000000',
      RATE_LIMIT_PER_LEARNER: '10000000',
      FREE_AI_SCORES: '10000000',
    },
    dir,
  );
  const testBank = makeTestBank();
  const items = [...testBank.items];
  const more = (like: number, ids: readonly number[]): void => {
    const model = testBank.items.find((item) => item.id === like);
    if (!model) throw new Error(`the test bank has no ${like}`);
    for (const id of ids) items.push({ ...model, id });
  };
  const count = Array.from({ length: practices.count }, (_, at) => at);
  more(
    23_001,
    count.map((at) => practices.dictation + at),
  );
  more(
    1_001,
    count.map((at) => practices.aloud + at),
  );
  more(
    23_001,
    count.map((at) => practices.fixtures + at),
  );
  const blobs = await openBlobStore(config.blobs);
  const auth = createTokenVerifier({ issuer: config.issuer, audience: config.audience });
  const bank = indexBank({ ...testBank, items });
  // Its threads never start: what is proved here is that answers arrive, once.
  const scoring = createScoring({ db, blobs, bank, config });
  const app = await buildApp({ db, blobs, bank, scoring, config, auth, gateways: new Map() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    token: (subject: string) => issuer.token({ subject, expiresInSeconds: 3_600 }),
    async ledgerOf(subject: string): Promise<ServerLedger> {
      const [row] = await db.orm.select().from(learner).where(eq(learner.subject, subject));
      if (!row) return noLedger;
      const answers = await db.orm.select({ id: answer.id }).from(answer).where(eq(answer.learnerId, row.id));
      const marks = await db.orm.select().from(bookmark).where(eq(bookmark.learnerId, row.id));
      const notes = await db.orm.select().from(note).where(eq(note.learnerId, row.id));
      const [head] = await db.orm.select().from(feedHead).where(eq(feedHead.learnerId, row.id));
      const keys = await db.orm.select().from(idempotency).where(eq(idempotency.learnerId, row.id));
      return {
        answerIds: new Set(answers.map(({ id }) => id)),
        bookmarks: new Map(marks.map(({ practiceId, type }) => [practiceId, type])),
        notes: new Map(notes.map(({ practiceId, description }) => [practiceId, description])),
        // The first position is the profile that the server made.
        changes: (head?.seq ?? 1) - 1,
        ops: keys.length,
        opIds: new Set(keys.map(({ key }) => key)),
      };
    },
    async close() {
      await app.close();
      await db.close();
      await issuer.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
