/** A sine of 440 Hz. */
export function tone(seconds: number, sampleRate: number, amplitude = 0.5): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => amplitude * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  );
}
