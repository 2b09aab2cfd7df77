import { viewOf, type Bytes } from './read-part.ts';

const tag = 0x0112;
const short = 3;

/**
 * What EXIF without its orientation is left as: a TIFF block that holds nothing else. `null` where a picture is upright (orientation
 * 1), or the block is damaged. Orientations of 2 to 8 are mirrored or turned (EXIF 2.32, section 4.6.4).
 */
export function onlyOrientation(tiff: Bytes): Bytes | null {
  const orientation = orientationOf(tiff);
  if (orientation < 2 || orientation > 8) return null;
  // "MM", 42, the place of the only list, its one entry, no further list.
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [tag >>> 8, tag & 255, 0, short, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...head, ...entry, 0, 0, 0, 0]);
}

/** 1 where the first list of the block has no orientation. */
function orientationOf(tiff: Bytes): number {
  const view = viewOf(tiff);
  if (tiff.length < 14) return 1;
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return 1;
  const list = view.getUint32(4, isLittle);
  if (list + 2 > tiff.length) return 1;
  const end = list + 2 + 12 * view.getUint16(list, isLittle);
  for (let at = list + 2; at < end && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, isLittle) !== tag) continue;
    return view.getUint16(at + 2, isLittle) === short ? view.getUint16(at + 8, isLittle) : 1;
  }
  return 1;
}
