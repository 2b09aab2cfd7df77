/** A sine of 440 Hz. */
export function tone(seconds: number, sampleRate: number, amplitude = 0.5): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => amplitude * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  );
}

/** Mono samples as a WAV file of 16 bits. */
export function wavFile(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const ascii = new TextEncoder();
  bytes.set(ascii.encode('RIFF'), 0);
  view.setUint32(4, bytes.length - 8, true);
  bytes.set(ascii.encode('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  bytes.set(ascii.encode('data'), 36);
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => view.setInt16(44 + at * 2, Math.round(sample * 32_767), true));
  return bytes;
}
