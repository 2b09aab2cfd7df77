/** A filter of second order: two values that went in and two that came out are remembered. */
interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** The head as a ball: a shelf that lifts what is high. From the analog values behind the table of BS.1770, for any rate. */
function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const scale = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / scale,
    b1: (2 * (k * k - high)) / scale,
    b2: (high - (middle * k) / q + k * k) / scale,
    a1: (2 * (k * k - 1)) / scale,
    a2: (1 - k / q + k * k) / scale,
  };
}

/** What is low counts less. */
function lowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const scale = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / scale, a2: (1 - k / q + k * k) / scale };
}

/** The sum of squares of each `step` samples as an ear weighs them (BS.1770); the last one may be of fewer samples. */
export function energyOf(samples: Float32Array, sampleRate: number, step: number): Float64Array {
  const head = headFilter(sampleRate);
  const low = lowCut(sampleRate);
  const energies = new Float64Array(Math.ceil(samples.length / step));
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    const y = head.b0 * x + head.b1 * x1 + head.b2 * x2 - head.a1 * y1 - head.a2 * y2;
    const z = low.b0 * y + low.b1 * y1 + low.b2 * y2 - low.a1 * z1 - low.a2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    const at = Math.floor(i / step);
    energies[at] = (energies[at] ?? 0) + z * z;
  }
  return energies;
}
