import { createHash, randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { looksLike, signatureBytes, type BlobMimeType } from '#domain/media/signature.ts';
import { Problem } from '#server/problem.ts';
import type { BlobStore } from './blob-store.ts';

export interface Upload {
  readonly sha256: string;
  readonly mimeType: BlobMimeType;
  readonly limitBytes: number;
  readonly body: Readable;
}

/**
 * Streams an upload to the disk, checks length, type and hash, and hands it to the store. Returns its size.
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, HASH_MISMATCH or VALIDATION (no bytes)
 */
export async function receiveUpload(blobs: BlobStore, upload: Upload): Promise<number> {
  const path = join(blobs.uploadDir, randomUUID());
  const file = await open(path, 'wx');
  try {
    const received = await writeAndHash(file, upload);
    await file.datasync();
    await file.close();
    if (received.sizeBytes === 0) throw new Problem('VALIDATION', 'The file is empty');
    if (received.sha256 !== upload.sha256)
      throw new Problem(
        'HASH_MISMATCH',
        'The bytes are not the ones that the address names. Send them again',
      );
    await blobs.take(upload.sha256, path, received.sizeBytes);
    return received.sizeBytes;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

async function writeAndHash(file: FileHandle, upload: Upload) {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let isTypeChecked = false;
  let sizeBytes = 0;
  const checkType = () => {
    if (!looksLike(upload.mimeType, head))
      throw new Problem('UNSUPPORTED_MEDIA_TYPE', `The bytes are not of the type ${upload.mimeType}`);
    isTypeChecked = true;
  };
  // The stream outlives a refusal: destroying it would close the connection before the answer is out.
  const chunks: AsyncIterable<Buffer> = upload.body.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (sizeBytes > upload.limitBytes)
      throw new Problem('PAYLOAD_TOO_LARGE', `A file can have at most ${upload.limitBytes} bytes`);
    if (!isTypeChecked) {
      head = Buffer.concat([head, chunk.subarray(0, signatureBytes)]);
      if (head.length >= signatureBytes) checkType();
    }
    hash.update(chunk);
    await file.write(chunk);
  }
  if (!isTypeChecked && sizeBytes > 0) checkType();
  return { sizeBytes, sha256: hash.digest('hex') };
}
