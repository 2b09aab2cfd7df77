/** From this share of what the browser gives on, the learner is warned; from the second, nothing new is recorded. */
const warnShare = 0.8;
const refuseShare = 0.95;

export type RoomLevel = 'enough' | 'low' | 'full';

/** Whether there is room for a recording. `null`: the browser does not tell, and trying is the only way to know. */
export function roomLevel(room: { usedBytes: number; quotaBytes: number } | null): RoomLevel {
  if (room === null) return 'enough';
  const share = room.usedBytes / room.quotaBytes;
  if (share >= refuseShare) return 'full';
  return share >= warnShare ? 'low' : 'enough';
}
