import { readFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#server/config.ts';
import type { BlobStore } from './blob-store.ts';

/** Blobs as objects `ab/cd/abcd…` of a bucket of any store that speaks S3 (path-style addresses). */
export async function openS3BlobStore(config: S3Config): Promise<BlobStore> {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
  });
  const bucket = `${config.endpoint}/${config.bucket}`;
  const urlOf = (sha256: string) => `${bucket}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
  const call = async (
    method: string,
    url: string,
    init: { body?: Uint8Array<ArrayBuffer>; range?: string } = {},
  ) => {
    const response = await client.fetch(url, {
      method,
      ...(init.body === undefined ? {} : { body: init.body }),
      headers: init.range === undefined ? {} : { range: init.range },
      signal: AbortSignal.timeout(60_000),
    });
    // What is not there is an answer to every question; to a blob that is brought it means that the bucket is not there.
    const isAbsent = response.status === 404 && method !== 'PUT';
    if (!response.ok && !isAbsent)
      throw new Error(`the object store answered ${response.status} to ${method}`);
    return response;
  };
  return {
    uploadDir: await mkdtemp(join(tmpdir(), 'passage-upload-')),
    async take(sha256, file) {
      await call('PUT', urlOf(sha256), { body: new Uint8Array(await readFile(file)) });
    },
    async head(sha256) {
      const response = await call('HEAD', urlOf(sha256));
      if (response.status === 404) return undefined;
      return { sizeBytes: Number(response.headers.get('content-length')) };
    },
    async get(sha256, range) {
      const response = await call(
        'GET',
        urlOf(sha256),
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` },
      );
      if (response.status === 404 || response.body === null) throw new Error('the object is not stored');
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async delete(sha256) {
      await call('DELETE', urlOf(sha256));
    },
    async check() {
      const response = await call('HEAD', bucket);
      if (response.status === 404) throw new Error(`the bucket ${config.bucket} does not exist`);
    },
  };
}
