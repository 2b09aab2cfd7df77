import { createEncoder } from 'wasm-media-encoders';
// By URL and not by the package's default, which carries the wasm as a data: URL that a strict CSP refuses.
import lameWasmUrl from 'wasm-media-encoders/wasm/mp3?url&no-inline';

/** LAME, 128 kbit/s CBR mono, fed as the samples come. A fresh one for each recording. */
export interface Mp3Encoder {
  /** Bytes that are ready; often fewer than the samples would give, since LAME holds some back. */
  encode(samples: Float32Array): Uint8Array<ArrayBuffer>;
  finalize(): Uint8Array<ArrayBuffer>;
}

export const mp3BitrateKbps = 128;

const nativeRates = [32_000, 44_100, 48_000] as const;

/**
 * The rate of the MP3. 128 kbit/s is only legal in all players from 32 kHz up (MPEG-1), so a headset at 8 or 16 kHz and
 * an interface at 96 kHz are resampled by LAME.
 */
export function mp3SampleRate(sampleRate: number): (typeof nativeRates)[number] {
  const native = nativeRates.find((rate) => rate === sampleRate);
  return native ?? (sampleRate % 11_025 === 0 ? 44_100 : 48_000);
}

/** Compiles LAME for input at `sampleRate`. Throws when the wasm cannot be had or does not run. */
export async function createMp3Encoder(sampleRate: number): Promise<Mp3Encoder> {
  const response = await fetch(lameWasmUrl);
  if (!response.ok) throw new Error(`the MP3 encoder could not be loaded (${response.status})`);
  const encoder = await createEncoder('audio/mpeg', await response.arrayBuffer());
  encoder.configure({
    channels: 1,
    sampleRate,
    bitrate: mp3BitrateKbps,
    outputSampleRate: mp3SampleRate(sampleRate),
  });
  // The encoder answers with a view of its heap that the next call overwrites: copy.
  return {
    encode: (samples) => new Uint8Array(encoder.encode([samples])),
    finalize: () => new Uint8Array(encoder.finalize()),
  };
}
