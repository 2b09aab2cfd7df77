import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTokenVerifier } from '#server/auth/verify-token.ts';
import { buildApp } from '#server/app.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { openBlobStore } from '#server/blobs/open-blob-store.ts';
import { loadConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createScoring, type ScoringParts, type ScoringService } from '#server/scoring/create-scoring.ts';
import type { Gateways } from '#server/payments/settle-order.ts';
import { indexBank } from '#server/store/bank-index.ts';
import { makeTestBank } from './test-bank.ts';
import { startTestIssuer, type TestIssuer } from './test-issuer.ts';
import { pngOf } from './pictures.ts';

export interface Learner {
  readonly subject: string;
  readonly token: string;
  call(
    method: string,
    url: string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
  ): Promise<LightMyRequestResponse>;
}

/** The real server in this process, with a real issuer, a small bank and a database that the caller brings. */
export interface ApiWorld {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly scoring: ScoringService;
  readonly issuer: TestIssuer;
  readonly bank: ReturnType<typeof makeTestBank>;
  /** A learner whom nobody has seen before. */
  readonly newLearner: () => Promise<Learner>;
  close(): Promise<void>;
}

export interface ApiWorldOptions {
  readonly scoring?: Partial<Pick<ScoringParts, 'entry' | 'limits' | 'now'>>;
  readonly bank?: ReturnType<typeof makeTestBank>;
  readonly gateways?: Gateways;
}

/** Nothing is scored in threads before the test starts `scoring`. Free AI scores have no end unless settings say so. */
export async function startApiWorld(
  db: Database,
  settings: Readonly<Record<string, string>> = {},
  options: ApiWorldOptions = {},
): Promise<ApiWorld> {
  const issuer = await startTestIssuer();
  const dir = mkdtempSync(join(tmpdir(), 'passage-api-'));
  const config: Config = loadConfig(
    {
      DATA_DIR: dir,
      OIDC_ISSUER: issuer.issuer,
      LOG_LEVEL: 'fatal',
      FREE_AI_SCORES: '100000',
      ...settings,
    },
    dir,
  );
  const bank = options.bank ?? makeTestBank();
  const blobs = await openBlobStore(config.blobs);
  const auth = createTokenVerifier({ issuer: config.issuer, audience: config.audience });
  const index = indexBank(bank);
  const scoring = createScoring({ db, blobs, bank: index, config, ...options.scoring });
  const gateways = options.gateways ?? new Map();
  const app = await buildApp({ db, blobs, bank: index, scoring, config, auth, gateways });
  await app.ready();
  return {
    app,
    db,
    blobs,
    scoring,
    issuer,
    bank,
    async newLearner() {
      const subject = randomUUID();
      const token = await issuer.token({ subject, claims: { given_name: 'Ada', family_name: 'Byron' } });
      return {
        subject,
        token,
        call: (method, url, options = {}) =>
          app.inject({
            ...options,
            method: method as 'GET',
            url,
            headers: { authorization: `Bearer ${token}`, ...options.headers },
          }),
      };
    },
    async close() {
      await app.close();
      await scoring.stop();
      await issuer.close();
    },
  };
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes that pass for an MP3 of their own. */
export function someMp3(text: string = randomUUID()): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.from(text.repeat(40))]);
}

/** Stores a recording and returns the answer value that refers to it. */
export async function storeRecording(learner: Learner, bytes = someMp3()) {
  const sha256 = sha256Of(bytes);
  const stored = await learner.call('PUT', `/api/blobs/${sha256}`, {
    headers: { 'content-type': 'audio/mpeg' },
    payload: bytes,
  });
  const recording = {
    sha256,
    mimeType: 'audio/mpeg',
    sizeBytes: bytes.length,
    durationMs: 2_000,
    signal: null,
  };
  return { stored, sha256, bytes, value: { kind: 'record' as const, recording } };
}

/** Stores a picture of its own, a given one, or what `mimeType` says. */
export async function storeImage(
  learner: Learner,
  given: { sizeBytes?: number; mimeType?: string; bytes?: Buffer } = {},
) {
  const { sizeBytes = 400, mimeType = 'image/png' } = given;
  const pixels = Buffer.alloc(sizeBytes - pngOf({ pixels: [] }).length, randomUUID());
  const bytes = given.bytes ?? (mimeType.startsWith('image/') ? Buffer.from(pngOf({ pixels })) : someMp3());
  const sha256 = sha256Of(bytes);
  const headers = { 'content-type': mimeType };
  const stored = await learner.call('PUT', `/api/blobs/${sha256}`, { headers, payload: bytes });
  if (stored.statusCode !== 201) throw new Error(stored.body);
  return { sha256, bytes };
}

/** One op of a sync batch. */
export function op(
  kind: string,
  payload: unknown,
  more: { opId?: string; baseVersion?: number | null } = {},
) {
  return { opId: more.opId ?? randomUUID(), kind, v: 1, payload, baseVersion: more.baseVersion ?? null };
}

export const choiceAnswer = (chosen: string[]) => ({
  answer: { kind: 'choose' as const, chosen },
  duration: 12.5,
  pteType: 'ACADEMIC' as const,
});
