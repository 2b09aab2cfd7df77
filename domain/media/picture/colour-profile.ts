import { joinBytes } from '#domain/media/join-bytes.ts';
import { nameAt, viewOf, type Bytes } from './read-part.ts';

const profileHeadBytes = 128;

/** Whether these bytes are one ICC profile: as long as they say, with the signature in its place (ICC.1:2022, section 7.2). */
export function isColourProfile(bytes: Bytes): boolean {
  return (
    bytes.length > profileHeadBytes &&
    viewOf(bytes).getUint32(0) === bytes.length &&
    nameAt(bytes, 36) === 'acsp'
  );
}

const mark = 'ICC_PROFILE\0';
/** Marker and length, the mark, the number of the part, the number of parts. */
const segmentHeadBytes = 4 + mark.length + 2;

/** Whether a segment of a JPEG is a part of a profile, by its mark. */
export const isProfileSegment = (segment: Bytes): boolean =>
  segment.length > segmentHeadBytes && nameAt(segment, 4, mark.length) === mark;

/** Whether these segments of a JPEG are all the parts of one profile, in order (ICC.1:2022, B.4). */
export function isProfileOf(segments: readonly Bytes[]): boolean {
  const isInOrder = segments.every(
    (segment, at) =>
      segment[segmentHeadBytes - 2] === at + 1 && segment[segmentHeadBytes - 1] === segments.length,
  );
  return isInOrder && isColourProfile(joinBytes(segments.map((each) => each.subarray(segmentHeadBytes))));
}
