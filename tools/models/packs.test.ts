import { beforeAll, describe, expect, it } from 'vitest';
import type { ModelPack } from '#contract/entities/model-pack.ts';
import { readModelArchive } from '#engines/speech/acoustic/read-model-archive.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { modelsFolder } from './fetch.ts';
import { preparePacks } from './prepare-packs.ts';

const megabyte = 1_000_000;

describe('the model packs', () => {
  const store = openModelStore(modelsFolder);
  let packs: readonly ModelPack[];
  beforeAll(async () => {
    await preparePacks(['reading', 'transcript-tiny'], () => {});
    packs = (await store.manifest()).packs;
  }, 600_000);
  const pack = (id: ModelPack['id']) => packs.find((one) => one.id === id);

  it('reading is one file of at most 4 MB over the wire', () => {
    expect(pack('reading')?.files).toHaveLength(1);
    expect(pack('reading')?.wireBytes).toBeLessThanOrEqual(4 * megabyte);
  });

  it('transcript is at most 25 MB over the wire', () => {
    expect(pack('transcript-tiny')?.wireBytes).toBeLessThanOrEqual(25 * megabyte);
  });

  it('the larger transcript shares all but its two networks', () => {
    const larger = pack('transcript-base');
    if (larger === undefined) return;
    const own = new Set(pack('transcript-tiny')?.files.map(({ sha256 }) => sha256));
    expect(larger.files.filter(({ sha256 }) => !own.has(sha256)).map(({ name }) => name)).toEqual([
      'encoder',
      'decoder',
    ]);
  });

  it('reading holds a whole acoustic model', async () => {
    const archive = await store.readPackFile('reading', 'model');
    if (archive === undefined) throw new Error('the pack has no model');
    expect(readModelArchive(archive).gaussians.codebooks).toBe(42);
    expect(() => readModelArchive(archive.subarray(0, 5_000_000))).toThrow('cut short');
  });
});
