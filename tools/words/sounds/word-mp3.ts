import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MPEGDecoder } from 'mpg123-decoder';
import { createEncoder } from 'wasm-media-encoders';
import { decodeInPieces } from '#engines/speech/samples/decode-in-pieces.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { concatenate, silence, speechPower } from '#tools/content/waveform.ts';

/** Mono, 24 kHz. A word of 0.8 s is about 2.5 kB, so that 5,400 words fit 15 MB. */
const bitrate = 24;
/** Quiet around a word, so that no player cuts into its first or last sound. */
const edgeMs = { before: 30, after: 60 } as const;
/** Mean level of the speech, and what no sample passes; a word of hard consonants may stay below the level. */
export const speechDb = -20;
const peak = 0.82;

/** Brings a word to the common level. */
function level(samples: Float32Array): Float32Array {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = 10 ** (speechDb / 20) / Math.sqrt(speechPower([samples]));
  const allowed = Math.min(gain, peak / highest);
  return samples.map((sample) => sample * allowed);
}

export type WordEncoder = (samples: Float32Array) => Uint8Array;

/** LAME for words: each gets a file of its own that begins with a whole frame. */
export async function openWordEncoder(): Promise<WordEncoder> {
  const wasm = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  const encoder = await createEncoder('audio/mpeg', new Uint8Array(readFileSync(wasm)));
  return (samples) => {
    encoder.configure({ channels: 1, sampleRate, bitrate, outputSampleRate: sampleRate });
    const framed = concatenate([silence(edgeMs.before), level(samples), silence(edgeMs.after)]);
    const first = Uint8Array.from(encoder.encode([framed]));
    return Uint8Array.from([...first, ...encoder.finalize()]);
  };
}

export type WordDecoder = (bytes: Uint8Array) => Promise<Float32Array<ArrayBuffer>>;

/** The sound of a word as 16 kHz mono, as the app hears it. */
export async function openWordDecoder(): Promise<WordDecoder> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return async (bytes) => {
    const samples = decodeInPieces(decoder, bytes);
    await decoder.reset();
    return samples;
  };
}
