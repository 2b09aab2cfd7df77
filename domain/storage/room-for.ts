import { recordingRoomBytes } from './room-level.ts';

/** So much stays free for the learner's own recordings. */
const reserveBytes = 5 * recordingRoomBytes;

export type RoomFor =
  | { readonly kind: 'enough' }
  /** The browser does not tell. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-little'; readonly freeBytes: number };

/** Whether a download fits, with room left for recordings: by what the browser tells, and by a write just tried. */
export function roomFor(
  neededBytes: number,
  room: { readonly usedBytes: number; readonly quotaBytes: number } | null,
  fits: boolean | null,
): RoomFor {
  if (fits === false) return { kind: 'too-little', freeBytes: 0 };
  if (room === null) return { kind: 'unknown' };
  const freeBytes = Math.max(0, room.quotaBytes - room.usedBytes - reserveBytes);
  return freeBytes < neededBytes ? { kind: 'too-little', freeBytes } : { kind: 'enough' };
}
