import { looksLike } from '#domain/media/signature.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';

/** Pictures as a device without a canvas has them: checked by their first bytes, and kept as they are. */
const make: PictureClient['forComment'] = async (file) => {
  const bytes = await file.arrayBuffer();
  const isPicture = looksLike('image/png', new Uint8Array(bytes));
  return isPicture ? { kind: 'made', bytes, mimeType: 'image/webp' } : { kind: 'not-a-picture' };
};
/** A drawn picture is its letters as bytes. */
const drawAvatar: PictureClient['drawAvatar'] = async ({ name, letters }) => ({
  kind: 'made',
  bytes: new TextEncoder().encode(`${name} ${letters}`).buffer,
  mimeType: 'image/webp',
});

export const pictureHere: PictureClient = { forComment: make, forAvatar: make, drawAvatar };
