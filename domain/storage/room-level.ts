/** From this share of what the browser gives on, the learner is warned; from the second, nothing new is recorded. */
const warnShare = 0.8;
const refuseShare = 0.95;

export type RoomLevel = 'enough' | 'low' | 'full';

/** What a recording takes at most: a minute of MP3 (0.96 MB), once while it is made and once as an answer. */
export const recordingRoomBytes = 2_000_000;

/**
 * Whether there is room for a recording: by the shares that the browser tells (`null`: it does not), and by whether
 * `recordingRoomBytes` could be written just now (`null`: it could not be tried).
 */
export function roomLevel(
  room: { usedBytes: number; quotaBytes: number } | null,
  fits: boolean | null,
): RoomLevel {
  if (fits === false) return 'full';
  if (room === null) return 'enough';
  const share = room.usedBytes / room.quotaBytes;
  if (share >= refuseShare) return 'full';
  return share >= warnShare ? 'low' : 'enough';
}
