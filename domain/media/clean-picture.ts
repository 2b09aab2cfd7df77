import { joinBytes } from './join-bytes.ts';
import { jpegPieces } from './picture/jpeg-pieces.ts';
import { pngPieces } from './picture/png-pieces.ts';
import type { Bytes, Pieces } from './picture/read-part.ts';
import { webpPieces } from './picture/webp-pieces.ts';
import { mostPixels, mostSide, pictureSize } from './picture-size.ts';

/*
 * Takes out of a picture what says where, when and with what it was made, without decoding it. Only parts that a decoder needs to
 * draw the picture are kept, so that what this file has never heard of goes too. Of EXIF the orientation stays, alone: without it
 * the picture would lie on its side.
 */

export type CleanPicture =
  | { readonly kind: 'clean'; readonly bytes: Bytes }
  | { readonly kind: 'not-a-picture' | 'too-many-pixels' | 'animated' };

const notOne = { kind: 'not-a-picture' } as const;

/**
 * A PNG, JPEG or WebP of one frame, of at most `mostPixels` and `mostSide`, without its metadata. A clean one comes back as it is.
 * Never throws. Why the header is read here: docs/decisions/0027-headers-of-pictures.md.
 */
export function cleanPicture(picture: Bytes, mimeType: string): CleanPicture {
  const pieces = piecesOf(picture, mimeType);
  if (pieces === 'animated') return { kind: pieces };
  if (pieces === 'not-a-picture') return notOne;
  const bytes = joinBytes(pieces);
  const size = pictureSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) return notOne;
  const isLarge = Math.max(size.width, size.height) > mostSide || size.width * size.height > mostPixels;
  return isLarge ? { kind: 'too-many-pixels' } : { kind: 'clean', bytes };
}

function piecesOf(bytes: Bytes, mimeType: string): Pieces {
  try {
    switch (mimeType) {
      case 'image/png':
        return pngPieces(bytes);
      case 'image/jpeg':
        return jpegPieces(bytes);
      case 'image/webp':
        return webpPieces(bytes);
      default:
        return 'not-a-picture';
    }
  } catch (error) {
    // Read beyond the end: cut off.
    if (error instanceof RangeError) return 'not-a-picture';
    throw error;
  }
}
