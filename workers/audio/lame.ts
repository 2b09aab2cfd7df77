import { createEncoder } from 'wasm-media-encoders';

/** LAME, 128 kbit/s CBR mono, fed as the samples come. A fresh one for each recording. */
export interface Mp3Encoder {
  /** Bytes that are ready; often fewer than the samples would give, since LAME holds some back. */
  encode(samples: Float32Array): Uint8Array<ArrayBuffer>;
  finalize(): Uint8Array<ArrayBuffer>;
}

const nativeRates = [32_000, 44_100, 48_000] as const;

/**
 * The rate of the MP3. 128 kbit/s is only legal in all players from 32 kHz up (MPEG-1), so a headset at 8 or 16 kHz and
 * an interface at 96 kHz are resampled by LAME.
 */
export function mp3SampleRate(sampleRate: number): (typeof nativeRates)[number] {
  const native = nativeRates.find((rate) => rate === sampleRate);
  return native ?? (sampleRate % 11_025 === 0 ? 44_100 : 48_000);
}

/** Starts LAME from the bytes of its wasm for input at `sampleRate`. Throws when it does not run. */
export async function startLame(
  wasm: Uint8Array<ArrayBuffer> | ArrayBuffer,
  sampleRate: number,
): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({
    channels: 1,
    sampleRate,
    bitrate: 128,
    outputSampleRate: mp3SampleRate(sampleRate),
  });
  // The encoder answers with a view of its heap that the next call overwrites: copy.
  return {
    encode: (samples) => new Uint8Array(encoder.encode([samples])),
    finalize: () => new Uint8Array(encoder.finalize()),
  };
}
