import { readFileSync } from 'node:fs';
import type { SoundFault } from '#domain/signal/sound-faults.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { mainsHum, mixed, pinkNoise, rmsOf, scaled, whiteNoise } from '#tests/bench/microphone/noises.ts';
import { slapBack } from '#tests/bench/microphone/room.ts';
import { throughRate } from '#tests/bench/microphone/through-ffmpeg.ts';
import { seededRandom } from '#tools/speech-training/random.ts';

type Sound = Float32Array | null;

/** 16 kHz mono. */
export const soundsRate = sampleRate;

/** Of what the voice of `goodSound` says; its first word may be over before the microphone is open. */
export const saidWords = 'library books before the end of the term';

const level = (dbfs: number): number => 10 ** (dbfs / 20);

/** A sentence in a quiet room, at -20 dBFS. */
export async function goodSound(): Promise<Float32Array<ArrayBuffer>> {
  const voice = await decodeMp3(readFileSync('content/audio/23001-am_michael.mp3'));
  const random = seededRandom(40);
  return mixed(scaled(voice, level(-20) / rmsOf(voice)), pinkNoise(voice.length, random), level(-70));
}

/** The same sentence with each fault, clear enough that nobody would doubt it. */
export async function faultySounds(): Promise<Readonly<Record<SoundFault, Sound>>> {
  const good = await goodSound();
  const random = seededRandom(41);
  const { length } = good;
  return {
    silent: null,
    'no-voice': scaled(pinkNoise(length, random), level(-45)),
    'too-quiet': scaled(good, level(-32)),
    clipping: good.map((sample) => Math.max(-1, Math.min(1, 12 * sample))),
    noisy: mixed(good, whiteNoise(length, random), level(-26)),
    hum: mixed(good, mainsHum({ length, rate: soundsRate, hertz: 50 }, random), level(-28)),
    echo: scaled(slapBack(good, soundsRate, 180, -5), 0.7),
    'call-quality': await throughRate(good, soundsRate, 8_000),
  };
}
