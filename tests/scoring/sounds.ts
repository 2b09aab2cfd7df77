import { sampleRate } from '#engines/speech/front-end/spectra.ts';

/** 16-bit mono WAV of samples from -1 to 1. */
export function wavOf(samples: Float32Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + 2 * samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(2 * sampleRate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(2 * samples.length, 40);
  const body = Buffer.alloc(2 * samples.length);
  samples.forEach((sample, i) =>
    body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * i),
  );
  return Buffer.concat([header, body]);
}

/** A stretch of a recording with silence (a faint hiss) before and after it. */
export function cutOut(samples: Float32Array, fromMs: number, toMs: number): Float32Array {
  const at = (ms: number) => Math.round((ms / 1_000) * sampleRate);
  const silence = 0.4 * sampleRate;
  const piece = samples.subarray(Math.max(0, at(fromMs)), at(toMs));
  const padded = hiss(2 * silence + piece.length, 0.0005);
  padded.set(piece, silence);
  return padded;
}

/** White noise, always the same. */
export function hiss(length: number, level: number): Float32Array {
  let state = 12_345;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state / 2 ** 31 - 1) * level;
  });
}
