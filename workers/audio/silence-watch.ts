import type { LevelReading } from './api.ts';

/** Below this nobody speaks into the microphone: a quiet room measures about -60, soft speech about -40. */
const voiceDbfs = -50;

/** Says when there was no voice for `stopAfterMs` in one piece; never with `null`. */
export function createSilenceWatch(stopAfterMs: number | null) {
  let silentMs = 0;
  return {
    hasLasted(level: LevelReading, pieceMs: number): boolean {
      silentMs = level.rmsDbfs < voiceDbfs ? silentMs + pieceMs : 0;
      return stopAfterMs !== null && silentMs >= stopAfterMs;
    },
  };
}
