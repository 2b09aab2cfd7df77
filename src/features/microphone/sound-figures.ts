import type { SignalFacts } from '#contract/entities/answer.ts';

/** The measured figures behind a verdict, for those who want them. */
export function soundFigures({ speechDbfs, peakDbfs, clippedShare, sound }: SignalFacts) {
  return [
    figure('Voice', speechDbfs, decibels),
    figure('Peak', peakDbfs, decibels),
    figure('Clipped', clippedShare, (share) => `${(100 * share).toFixed(1)} %`),
    figure('Noise', sound?.noiseDbfs, decibels),
    figure('Voice reaches', sound?.bandwidthHz, (hertz) => `${(hertz / 1000).toFixed(1)} kHz`),
    figure('Hum', sound?.humHz, (hertz) => `${hertz} Hz`),
  ].flat();
}

const decibels = (level: number): string => `${Math.round(level)} dB`;

/** Nothing where nothing was measured. */
function figure(name: string, value: number | null | undefined, words: (value: number) => string) {
  return value === null || value === undefined ? [] : [{ name, value: words(value) }];
}
