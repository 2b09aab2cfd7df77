import { Mp3Encoder } from '@breezystack/lamejs';

const frameSamples = 1152;

/** Samples in, the size of their MP3 out: a whole file with the pure JavaScript encoder, as its README does it. */
self.onmessage = ({ data }: MessageEvent<{ samples: Float32Array; sampleRate: number }>) => {
  const { samples, sampleRate } = data;
  const encoder = new Mp3Encoder(1, sampleRate, 128);
  const whole = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += frameSamples) {
    parts.push(encoder.encodeBuffer(whole.subarray(at, at + frameSamples)));
  }
  parts.push(encoder.flush());
  self.postMessage(
    parts.reduce((size, part) => size + part.length, 0),
    [],
  );
};
