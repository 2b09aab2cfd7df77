import { blobMimeTypes } from '#contract/routes/offline.ts';
import type { BlobMimeType } from '#domain/media/signature.ts';

/** The media type that a Content-Type names, without its parameters; `undefined` when blobs may not have it. */
export function blobMimeTypeOf(contentType: string | undefined): BlobMimeType | undefined {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  return blobMimeTypes.find((type) => type === name);
}
