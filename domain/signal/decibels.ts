/** Level that stands for silence: JSON has no minus infinity. */
export const silenceDbfs = -120;

/** Decibels relative to full scale of an amplitude from 0 to 1; `silenceDbfs` at the least. */
export function toDbfs(amplitude: number): number {
  return amplitude > 0 ? Math.max(silenceDbfs, 20 * Math.log10(amplitude)) : silenceDbfs;
}

/** The same for a mean of squares. */
export function powerToDbfs(power: number): number {
  return toDbfs(Math.sqrt(power));
}
