import { joinBytes } from '#domain/media/join-bytes.ts';
import { isProfileOf, isProfileSegment } from './colour-profile.ts';
import { onlyOrientation } from './orientation.ts';
import { nameAt, part, viewOf, type Bytes, type Pieces } from './read-part.ts';

/**
 * Scans of a JPEG. Each takes the time of the whole picture, and in a few bytes (end of band): 2 MB have room for
 * tens of thousands. No picture in use needs more than this (https://libjpeg-turbo.org/pmwiki/uploads/About/TwoIssueswiththeJPEGStandard.pdf).
 */
const mostScans = 100;

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** Baseline, extended and progressive frames: browsers draw no others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;
/** Huffman tables, quantisation tables, the interval of restarts. */
const isTable = (marker: number) => marker === 0xc4 || marker === 0xdb || marker === 0xdd;
const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/**
 * The segments of a JPEG that a decoder draws with: one frame before its scans, and nothing behind the end. Markers that have no length
 * (TEM, RST and SOI between segments) or that change the size later (DNL, DHP) are refused: decoders disagree about them, and would see
 * another frame than this one. @throws RangeError
 */
export function jpegPieces(bytes: Bytes): Pieces {
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0xffd8) return 'not-a-picture';
  const pieces = [part(bytes, 0, 2)];
  const profile = new Set<Bytes>();
  let frames = 0;
  let scans = 0;
  let hasExif = false;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return 'not-a-picture';
    // Any number of fill bytes may stand before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) {
      if (scans === 0) return 'not-a-picture';
      const kept = isProfileOf([...profile]) ? pieces : pieces.filter((piece) => !profile.has(piece));
      return [...kept, part(bytes, at, 2)];
    }
    const length = view.getUint16(at + 2);
    const segment = part(bytes, at, 2 + length);
    if (length < 2) return 'not-a-picture';
    at += segment.length;
    if (marker === 0xe2 && isProfileSegment(segment)) {
      profile.add(segment);
      pieces.push(segment);
      continue;
    }
    if (isApplication(marker)) {
      const isExif = marker === 0xe1 && nameAt(segment, 4, 6) === 'Exif\0\0';
      const needed = isExif && !hasExif ? orientationSegment(segment) : neededOf(marker, segment);
      hasExif ||= isExif;
      if (needed !== null) pieces.push(needed);
      continue;
    }
    if (isFrame(marker)) frames += 1;
    else if (marker === startOfScan) scans += 1;
    else if (!isTable(marker)) return 'not-a-picture';
    if (frames > 1 || (scans > 0 && frames === 0) || scans > mostScans) return 'not-a-picture';
    if (isFrame(marker) && length !== 8 + 3 * view.getUint8(at - segment.length + 9)) return 'not-a-picture';
    pieces.push(segment);
    if (marker !== startOfScan) continue;
    const start = at;
    // Pixels: a marker inside is one that restarts, or a byte 255 that is followed by 0.
    while (view.getUint8(at) !== 0xff || isInPixels(view.getUint8(at + 1))) at += 1;
    pieces.push(part(bytes, start, at - start));
  }
}

const isInPixels = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** JFIF without its thumbnail, and Adobe's colour transform; `null` for all other segments of applications. */
function neededOf(marker: number, segment: Bytes): Bytes | null {
  if (marker === 0xe0 && nameAt(segment, 4, 5) === 'JFIF\0')
    return shortened(segment, 18)?.fill(0, 16) ?? null;
  return marker === 0xee && nameAt(segment, 4, 5) === 'Adobe' ? shortened(segment, 16) : null;
}

/** The segment with its first bytes only; `null` when it has fewer. */
function shortened(segment: Bytes, length: number): Bytes | null {
  if (segment.length < length) return null;
  const kept = segment.slice(0, length);
  viewOf(kept).setUint16(2, length - 2);
  return kept;
}

function orientationSegment(segment: Bytes): Bytes | null {
  const tiff = onlyOrientation(segment.subarray(10));
  if (tiff === null) return null;
  const kept = joinBytes([segment.subarray(0, 10), tiff]);
  viewOf(kept).setUint16(2, kept.length - 2);
  return kept;
}
