import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelFilePath, type ModelPack } from '#contract/entities/model-pack.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { packIndexName, type PackIndex } from '#server/models/pack-index.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './suite/bad-input.ts';

const bytes = Buffer.from('weights '.repeat(4_000));
const packed = brotliCompressSync(bytes);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const pack: ModelPack = {
  id: 'reading',
  title: 'Reading',
  purpose: 'Scores.',
  licence: 'Ours.',
  sizeBytes: bytes.length,
  wireBytes: packed.length,
  files: [{ name: 'model', sha256, sizeBytes: bytes.length, wireBytes: packed.length }],
};
const index: PackIndex = {
  madeFrom: 'a test',
  packs: [pack],
  stored: {
    [sha256]: {
      path: 'a/model',
      sizeBytes: bytes.length,
      brotli: { path: 'model.br', sizeBytes: packed.length },
    },
  },
};

describe('model packs on the server', () => {
  let world: ApiWorld;
  const folder = mkdtempSync(join(tmpdir(), 'passage-models-'));
  const address = modelFilePath(sha256);
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    world.app.inject({ method, url: address, headers });
  const manifest = async () => (await world.app.inject({ url: '/api/models' })).json<unknown>();

  beforeAll(async () => {
    world = await startOwnApiWorld({ MODELS_DIR: folder });
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('offers none when none were fetched', async () => {
    expect(await manifest()).toEqual({ packs: [] });
    expectProblem(await get(), 404, 'NOT_FOUND');
  });

  it('offers none while a list is there and a file is not', async () => {
    writeFileSync(join(folder, packIndexName), JSON.stringify(index));
    expect(await manifest()).toEqual({ packs: [] });
  });

  it('offers a pack that came while the server runs', async () => {
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a', 'model'), bytes);
    writeFileSync(join(folder, 'model.br'), packed);
    writeFileSync(join(folder, packIndexName), JSON.stringify(index, null, 2));
    expect(await manifest()).toEqual({ packs: [pack] });
  });

  it('sends a whole file compressed, with its length, for ever', async () => {
    const answer = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(packed.length),
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-api': '1',
    });
    expect(brotliDecompressSync(answer.rawPayload).equals(bytes)).toBe(true);
  });

  it('sends it as it is to who does not unpack', async () => {
    const answer = await get({ 'accept-encoding': 'gzip, br;q=0' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(bytes.length));
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  it('goes on at any byte of the plain file, whatever encodings are named', async () => {
    const answer = await get({ range: 'bytes=31990-', 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 31990-${bytes.length - 1}/${bytes.length}`,
      'content-length': '10',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(bytes.subarray(31_990))).toBe(true);
    expectProblem(await get({ range: `bytes=${bytes.length}-` }), 416, 'RANGE_NOT_SATISFIABLE');
  });

  it('tells the size without the bytes, and does not send again what is known', async () => {
    const head = await get({}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    expect((await get({ 'if-none-match': String(head.headers.etag) })).statusCode).toBe(304);
  });

  it('serves nothing but files of packs', async () => {
    const addresses = [`/models/${packIndexName}`, '/models/..%2F..%2Fpackage.json'];
    for (const url of addresses) expect((await world.app.inject({ url })).statusCode).toBe(404);
  });

  it('offers none when the list is broken', async () => {
    writeFileSync(join(folder, packIndexName), '{"packs":');
    expect(await manifest()).toEqual({ packs: [] });
  });
});
