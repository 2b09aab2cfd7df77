/** `length` samples, each made from its index. `Float32Array.from` takes ten times as long. */
export function samplesOf(length: number, make: (at: number) => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = make(at);
  return samples;
}

export const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));

export function scaled(samples: Float32Array, gain: number): Float32Array<ArrayBuffer> {
  return samplesOf(samples.length, (at) => gain * (samples[at] as number));
}

/** Adds `gain` times another sound, from its start on. */
export function mixed(samples: Float32Array, other: Float32Array, gain = 1): Float32Array<ArrayBuffer> {
  return samplesOf(samples.length, (at) => (samples[at] as number) + gain * (other[at] ?? 0));
}

/** Its spectrum is flat; root mean square 1. */
export function whiteNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const peak = Math.sqrt(3);
  return samplesOf(length, () => peak * (2 * random() - 1));
}

/** Six low-passed noises and a white one, whose sum falls by 3 dB an octave at any usual rate (Paul Kellet's filter). */
const pinkPoles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616] as const;
const pinkGains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898] as const;

/** Its power is the same in every octave, at root mean square 1: the noise of a room. */
export function pinkNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const states = new Float64Array(pinkPoles.length);
  const noise = whiteNoise(length, random);
  for (let i = 0; i < length; i += 1) {
    const white = noise[i] as number;
    let sum = 0.5362 * white;
    for (let k = 0; k < states.length; k += 1) {
      const state = (pinkPoles[k] as number) * (states[k] as number) + (pinkGains[k] as number) * white;
      states[k] = state;
      sum += state;
    }
    noise[i] = sum;
  }
  return scaled(noise, 1 / rmsOf(noise));
}

/** Mains hum with harmonics that fall by 6 dB each, odd ones a little stronger, at root mean square 1. */
export function mainsHum(
  { length, rate, hertz }: { length: number; rate: number; hertz: number },
  random: () => number,
): Float32Array<ArrayBuffer> {
  const harmonics = Array.from({ length: 8 }, (_, k) => ({
    step: (2 * Math.PI * hertz * (k + 1)) / rate,
    phase: 2 * Math.PI * random(),
    gain: ((k % 2 === 0 ? 1.5 : 1) * (0.5 + random())) / 2 ** k,
  }));
  const hum = samplesOf(length, (at) =>
    harmonics.reduce((sum, { step, phase, gain }) => sum + gain * Math.sin(step * at + phase), 0),
  );
  return scaled(hum, 1 / rmsOf(hum));
}
