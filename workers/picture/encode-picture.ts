import type { PictureAnswer } from './api.ts';

/** What is drawn as a file. A browser that writes no WebP gives a PNG instead, which is large for a photo: then a JPEG. */
export async function encodePicture(drawn: OffscreenCanvas): Promise<PictureAnswer> {
  const blob = await drawn.convertToBlob({ type: 'image/webp', quality: 0.85 });
  const made =
    blob.type === 'image/webp' ? blob : await drawn.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const mimeType = made.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
  return { kind: 'made', bytes: await made.arrayBuffer(), mimeType };
}
