import type { SoundFacts } from '#contract/entities/answer.ts';
import { quantile } from '#domain/numbers/statistics.ts';
import { powerToDbfs } from '#domain/signal/decibels.ts';
import { BandFrames, bands, bandsBetween, frameSeconds, powerBetween } from './band-frames.ts';
import { Decimator } from './decimator.ts';
import { fastestDecay } from './fastest-decay.ts';
import { echoShare } from './find-echo.ts';
import { findHum } from './find-hum.ts';
import { LevelFrames } from './level-frames.ts';
import { LongSpectra } from './long-spectra.ts';
import { PeakSpread } from './peak-spread.ts';
import { PulseFrames } from './pulse-frames.ts';

/** What follows is left out of the frames: nobody answers for so long. */
const mostSeconds = 180;
const mostFrames = mostSeconds / frameSeconds;
/** Slower than any sound: taken off as DC. */
const dcHz = 20;
/** Decoders may overshoot; what is far over full scale is a broken sample. */
const mostAmplitude = 4;

/** A voice's pulses repeat at least so well. */
const voicedRegularity = 0.7;
const leastOverFloor = 2;
/** Nothing softer is a voice: -70 dBFS. */
const faintest = 1e-7;
/** Even quick readers leave gaps at stops and between words. */
const gapShare = 0.1;
/**
 * Where sound ends: under the band of 2.5 to 3.4 kHz by more than this. In read sentences with hardly an S, consonants over 4.5 kHz were
 * 33 dB under it; the filters of a telephone leave nothing over 43 dB under it.
 */
const bandDb = 37;
/** The loudest moments of each band: consonants are short. */
const loudShare = 0.98;

/**
 * Measures how the room and the microphone sound, while a recording is made: `push` mono samples as they come, `finish` for the
 * facts at any time. The result does not depend on the chunks. Takes about 2 MB for a minute.
 */
export class SoundMeter {
  readonly #dcShare: number;
  readonly #decimator: Decimator;
  readonly #levels: LevelFrames;
  readonly #bands: BandFrames;
  readonly #pulses: PulseFrames;
  readonly #spectra: LongSpectra;
  readonly #peaks = new PeakSpread();
  #dc: number | null = null;

  constructor(sampleRate: number) {
    this.#dcShare = 1 - Math.exp((-2 * Math.PI * dcHz) / sampleRate);
    this.#decimator = new Decimator(sampleRate);
    this.#levels = new LevelFrames(sampleRate, mostFrames);
    this.#bands = new BandFrames(sampleRate, mostFrames);
    this.#pulses = new PulseFrames(this.#decimator.sampleRate, mostFrames);
    this.#spectra = new LongSpectra(this.#decimator.sampleRate, mostSeconds * 4);
  }

  push(chunk: Float32Array): void {
    for (const raw of chunk)
      this.#take(Number.isFinite(raw) ? Math.max(-mostAmplitude, Math.min(mostAmplitude, raw)) : 0);
  }

  #take(raw: number): void {
    this.#peaks.push(raw);
    this.#dc = this.#dc === null ? raw : this.#dc + this.#dcShare * (raw - this.#dc);
    const sample = raw - this.#dc;
    this.#levels.push(sample);
    this.#bands.push(sample);
    const slow = this.#decimator.push(sample);
    if (slow === null) return;
    this.#pulses.push(slow);
    this.#spectra.push(slow);
  }

  /** Facts of all that was pushed so far. */
  finish(): SoundFacts {
    const { frames } = this.#bands;
    const heard = powerBetween(frames, 100, 8_000);
    const voiced = voicedFrames(heard, this.#pulses.frames);
    const hasVoice = voiced.length > 0;
    // What the reading engine listens to, without mains hum, which is named for itself.
    const clear = powerBetween(frames, 300, 4_000);
    const noise = frames.length === 0 ? 0 : quantile(clear, gapShare);
    const hum = findHum(this.#spectra);
    const voice = Math.max(0, mean(voiced.map((frame) => heard[frame] ?? 0)));
    const clearVoice = Math.max(0, mean(voiced.map((frame) => clear[frame] ?? 0)) - noise);
    return {
      voicedMs: Math.round(voiced.length * frameSeconds * 1000),
      loudestDbfs: Math.min(0, powerToDbfs(this.#levels.loudest())),
      noiseDbfs: Math.min(0, powerToDbfs(noise)),
      voiceDbfs: hasVoice ? Math.min(0, powerToDbfs(clearVoice)) : null,
      peakSpreadDb: this.#peaks.finish(),
      bandwidthHz: hasVoice ? bandwidth(frames) : null,
      humHz: hum?.hertz ?? null,
      humDb: hum && hasVoice ? powerToDbfs(hum.power) - powerToDbfs(voice) : null,
      decayDb: hasVoice ? fastestDecay(frames) : null,
      echoShare: hasVoice ? echoShare(this.#spectra) : null,
    };
  }
}

/** The frames in which a voice sounds: regular pulses that rise over the softest frames. */
function voicedFrames(powers: readonly number[], regularity: readonly number[]): number[] {
  if (powers.length === 0) return [];
  const least = Math.max(faintest, leastOverFloor * quantile(powers, 0.05));
  return powers.flatMap((power, i) => (power > least && (regularity[i] ?? 0) > voicedRegularity ? [i] : []));
}

/** Where the highest band ends whose loudest moments come near those of the voice around 3 kHz. */
function bandwidth(frames: readonly Float32Array[]): number {
  const loudest = bands.map(
    ({ widthHz }, band) =>
      quantile(
        frames.map((frame) => frame[band] ?? 0),
        loudShare,
      ) / widthHz,
  );
  const { from, to } = bandsBetween(2_500, 3_400);
  const least = mean(loudest.slice(from, to)) * 10 ** (-bandDb / 10);
  return bands[loudest.findLastIndex((power) => power >= least)]?.endHz ?? 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
