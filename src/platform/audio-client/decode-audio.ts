export interface DecodedAudio {
  /** First channel; recordings of ours are mono. */
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
  durationMs: number;
}

/** Decodes with the browser's own codecs; `null` for what it does not know. The bytes stay the caller's. */
export async function decodeAudio(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedAudio | null> {
  try {
    const context = new OfflineAudioContext(1, 1, 48_000);
    const buffer = await context.decodeAudioData(bytes.slice().buffer);
    return {
      samples: buffer.getChannelData(0).slice(),
      sampleRate: buffer.sampleRate,
      durationMs: buffer.duration * 1000,
    };
  } catch {
    return null;
  }
}
