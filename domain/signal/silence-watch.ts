/** Below this nobody speaks into the microphone: a quiet room measures about -60 dBFS, soft speech about -40. */
const voiceDbfs = -50;

export interface SilenceWatch {
  /** Takes the level of the next piece of sound; true once there was no voice for long enough. */
  hasLasted(rmsDbfs: number, pieceMs: number): boolean;
}

/** Says when there was no voice for `stopAfterMs` in one piece, from the start on; never with `null`. */
export function createSilenceWatch(stopAfterMs: number | null): SilenceWatch {
  let silentMs = 0;
  return {
    hasLasted(rmsDbfs, pieceMs) {
      silentMs = rmsDbfs < voiceDbfs ? silentMs + pieceMs : 0;
      return stopAfterMs !== null && silentMs >= stopAfterMs;
    },
  };
}
