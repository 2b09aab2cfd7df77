import { looksLike } from '#domain/media/signature.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';
import {
  commentFileBytes,
  photoFileBytes,
  type PictureOfFile,
} from '#platform/picture-client/picture-file.ts';
import { readFile } from '#platform/read-file.ts';

/** Pictures as a device without a canvas has them: checked by their first bytes, and kept as they are. */
const make = async (file: Blob, mostBytes: number): Promise<PictureOfFile> => {
  const read = await readFile(file, mostBytes);
  if (read.kind !== 'read') return read;
  const isPicture = looksLike('image/png', read.bytes);
  return isPicture
    ? { kind: 'made', bytes: read.bytes.buffer, mimeType: 'image/webp' }
    : { kind: 'not-a-picture' };
};
/** A drawn picture is its letters as bytes. */
const drawAvatar: PictureClient['drawAvatar'] = async ({ name, letters }) => ({
  kind: 'made',
  bytes: new TextEncoder().encode(`${name} ${letters}`).buffer,
  mimeType: 'image/webp',
});

export const pictureHere: PictureClient = {
  forComment: (file) => make(file, commentFileBytes),
  forAvatar: (file) => make(file, photoFileBytes),
  forReceipt: (file) => make(file, photoFileBytes),
  drawAvatar,
};
