import type { Config } from '#server/config.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';

/** The blob store that the settings name. */
export function openBlobStore(config: Config['blobs']): Promise<BlobStore> {
  return config.kind === 's3' ? openS3BlobStore(config) : openDiskBlobStore(config.dir);
}
