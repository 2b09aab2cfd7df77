import { pictureSize } from '#domain/media/picture-size.ts';
import { looksLike } from '#domain/media/signature.ts';
import type { PictureAnswer, PictureJob } from './api.ts';
import { encodePicture } from './encode-picture.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * Largest picture that is decoded here, to be made smaller: a camera's. Beyond it a phone runs out of memory (four bytes a pixel).
 * What others are shown is smaller (`mostPixels`).
 */
const mostOwnPixels = 40_000_000;

/**
 * Decodes a picture and draws it anew: smaller, turned as its EXIF data says, and without that data. Of an animated one the
 * first frame stays.
 */
export async function makePicture({
  bytes,
  mimeType,
  mostEdge,
  isSquare,
}: PictureJob): Promise<PictureAnswer> {
  const type = types.find((each) => each === mimeType);
  if (type === undefined || !looksLike(type, bytes)) return { kind: 'not-a-picture' };
  const size = pictureSize(bytes);
  if (size === null) return { kind: 'not-a-picture' };
  if (size.width * size.height > mostOwnPixels) return { kind: 'too-many-pixels' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' });
  } catch {
    return { kind: 'not-a-picture' };
  }
  const drawn = draw(bitmap, { mostEdge, isSquare });
  bitmap.close();
  return encodePicture(drawn);
}

function draw(
  bitmap: ImageBitmap,
  { mostEdge, isSquare }: Pick<PictureJob, 'mostEdge' | 'isSquare'>,
): OffscreenCanvas {
  const side = Math.min(bitmap.width, bitmap.height);
  const from = isSquare ? { width: side, height: side } : { width: bitmap.width, height: bitmap.height };
  const scale = isSquare ? mostEdge / side : Math.min(1, mostEdge / Math.max(from.width, from.height));
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw on');
  pen.imageSmoothingQuality = 'high';
  const left = (bitmap.width - from.width) / 2;
  const top = (bitmap.height - from.height) / 2;
  pen.drawImage(bitmap, left, top, from.width, from.height, 0, 0, width, height);
  return canvas;
}
