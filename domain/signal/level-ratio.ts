/** The voice is loud enough for the scoring engine from this level on: the mean of 300 ms. */
export const voiceDbfs = -40;
/** Where `voiceDbfs` stands on the scale of `levelRatio`. */
export const voiceMark = 0.45;

/** A level as the share of a meter's length, 0..1: linear in dB, `voiceMark` at -40 dBFS and 1 at full scale. */
export function levelRatio(rmsDbfs: number): number {
  const ratio = 1 - (1 - voiceMark) * (rmsDbfs / voiceDbfs);
  return Number.isNaN(ratio) ? 0 : Math.min(1, Math.max(0, ratio));
}
