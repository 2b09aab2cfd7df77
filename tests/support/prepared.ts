import type { PreparedPlayback } from '#workers/audio/api.ts';

/** A recording of two seconds that is ready to be played: 300 ms of silence were cut off before it, 500 ms behind it. */
export const prepared: PreparedPlayback = {
  bytes: new Uint8Array([3]),
  mimeType: 'audio/wav',
  durationMs: 1_200,
  startMs: 300,
  wholeMs: 2_000,
  gainDb: 6,
  lufs: -24,
  envelope: Float32Array.from({ length: 200 }, (_, at) => (at < 30 || at >= 150 ? 0 : 0.5)),
};
