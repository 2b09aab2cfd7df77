import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ObjectStore } from '#tests/support/object-store.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';

const bytes = Buffer.from('ID3 the bytes of a recording');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const unknown = 'f'.repeat(64);

async function put(store: BlobStore): Promise<void> {
  const file = join(store.uploadDir, 'upload');
  await writeFile(file, bytes);
  await store.take(sha256, file, bytes.length);
}

let cleanUp: () => Promise<void>;
afterEach(() => cleanUp());

const stores = {
  disk: async () => {
    const dir = await mkdtemp(join(tmpdir(), 'passage-blobs-'));
    cleanUp = () => rm(dir, { recursive: true, force: true });
    return await openDiskBlobStore(dir);
  },
  s3: async () => {
    const objects = await ObjectStore.start();
    const store = await openS3BlobStore(objects.config);
    cleanUp = async () => {
      await objects.stop();
      await rm(store.uploadDir, { recursive: true, force: true });
    };
    return store;
  },
};

describe.each(Object.entries(stores))('a blob store on %s', (_name, open) => {
  let store: BlobStore;
  beforeEach(async () => {
    store = await open();
  });

  test('keeps what it took, whole and in parts, and takes it twice', async () => {
    await put(store);
    await put(store);
    expect(await store.head(sha256)).toEqual({ sizeBytes: bytes.length });
    expect(await buffer(await store.get(sha256))).toEqual(bytes);
    expect(await buffer(await store.get(sha256, { start: 4, end: 6 }))).toEqual(bytes.subarray(4, 7));
  });

  test('knows what it does not have', async () => {
    expect(await store.head(unknown)).toBeUndefined();
    await expect(store.get(unknown)).rejects.toThrow(/not stored|ENOENT/);
  });

  test('deletes, also twice', async () => {
    await put(store);
    await store.delete(sha256);
    await store.delete(sha256);
    expect(await store.head(sha256)).toBeUndefined();
  });

  test('is ready', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test('recordings on disk are for the user of the server alone, and so is the folder of all data', async () => {
  const above = await mkdtemp(join(tmpdir(), 'passage-blobs-'));
  cleanUp = () => rm(above, { recursive: true, force: true });
  await openDiskBlobStore(join(above, 'data', 'blobs'));
  for (const folder of ['data', 'data/blobs', 'data/blobs/upload'])
    expect((await stat(join(above, folder))).mode & 0o777).toBe(0o700);
});

describe('an object store', () => {
  let objects: ObjectStore;
  beforeEach(async () => {
    objects = await ObjectStore.start();
    cleanUp = () => objects.stop();
  });

  test('holds a blob below two folders, as the disk does', async () => {
    await put(await openS3BlobStore(objects.config));
    expect([...objects.objects.keys()]).toEqual([`${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`]);
  });

  test('is asked again when it is overloaded for a moment', async () => {
    const store = await openS3BlobStore(objects.config);
    objects.nextStatuses.push(503);
    await put(store);
    expect(await store.head(sha256)).toEqual({ sizeBytes: bytes.length });
  });

  test('with a wrong secret refuses, and nothing counts as stored', async () => {
    const store = await openS3BlobStore({ ...objects.config, secretAccessKey: 'another' });
    await expect(put(store)).rejects.toThrow('the object store answered 403 to PUT');
    await expect(store.check()).rejects.toThrow('403');
    expect(objects.objects.size).toBe(0);
  });

  test('without the bucket refuses a blob instead of losing it', async () => {
    const store = await openS3BlobStore({ ...objects.config, bucket: 'elsewhere' });
    await expect(put(store)).rejects.toThrow('the object store answered 404 to PUT');
    await expect(store.check()).rejects.toThrow('the bucket elsewhere does not exist');
  });
});
