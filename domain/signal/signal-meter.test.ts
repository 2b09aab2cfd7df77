import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SignalFacts } from '#contract/entities/answer.ts';
import { measureSignal, SignalMeter } from './signal-meter.ts';

const rate = 16_000;
type Part = (sample: number) => number;

/** Even pseudo-noise from -1 to 1, the same in every run. */
function noise(loudness: number): Part {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return loudness * (state / 2 ** 31 - 1);
  };
}
const tone =
  (hz: number, loudness: number): Part =>
  (i) =>
    loudness * Math.sin((2 * Math.PI * hz * i) / rate);
const silence: Part = () => 0;
const plus =
  (a: Part, b: Part): Part =>
  (i) =>
    a(i) + b(i);

/** `[ms, part]` one after the other. */
function sound(...parts: [ms: number, part: Part][]): Float32Array {
  return Float32Array.from(
    parts.flatMap(([ms, part]) => Array.from({ length: (rate * ms) / 1000 }, (_, i) => part(i))),
  );
}

const hiss = noise(0.003);
const voice = plus(tone(440, 0.2), noise(0.003));

describe('facts of a recording', () => {
  it('finds bursts of tone over noise, the silence before them and the pause between them', () => {
    const facts = measureSignal(
      sound([500, hiss], [1000, voice], [700, hiss], [800, voice], [400, hiss]),
      rate,
    );
    expect(facts.durationMs).toBe(3400);
    expect(facts.leadingSilenceMs).toBeCloseTo(500, -1.8);
    expect(facts.speechMs).toBeCloseTo(1800, -1.8);
    expect(facts.pauses).toHaveLength(1);
    expect(facts.pauses[0]?.startMs).toBeCloseTo(1500, -1.8);
    expect(facts.pauses[0]?.durationMs).toBeCloseTo(700, -1.8);
    expect(facts.peakDbfs).toBeCloseTo(-13.9, 0);
    expect(facts.speechDbfs).toBeCloseTo(-17, 0);
    expect(facts.clippedShare).toBe(0);
  });

  it('takes a gap under 300 ms as part of the speech and one of 300 ms as a pause', () => {
    const withGap = (ms: number) =>
      measureSignal(sound([300, hiss], [600, voice], [ms, hiss], [600, voice]), rate);
    expect(withGap(280).pauses).toEqual([]);
    expect(withGap(280).speechMs).toBeCloseTo(1480, -1.8);
    expect(withGap(320).pauses).toHaveLength(1);
  });

  it('adapts to a noisy room', () => {
    const room = noise(0.05);
    const facts = measureSignal(
      sound([600, room], [900, plus(tone(500, 0.5), noise(0.05))], [600, room]),
      rate,
    );
    expect(facts.leadingSilenceMs).toBeCloseTo(600, -1.8);
    expect(facts.speechMs).toBeCloseTo(900, -1.8);
  });

  it('hears speech over hum, and does not take the hum for speech', () => {
    const hum = plus(tone(50, 0.1), noise(0.002));
    const facts = measureSignal(sound([500, hum], [1000, plus(hum, tone(440, 0.2))], [500, hum]), rate);
    expect(facts.leadingSilenceMs).toBeCloseTo(500, -1.8);
    expect(facts.speechMs).toBeCloseTo(1000, -1.8);
  });

  it('hears speech with no noise at all around it', () => {
    const facts = measureSignal(sound([400, silence], [600, tone(300, 0.1)], [400, silence]), rate);
    expect(facts.leadingSilenceMs).toBeCloseTo(400, -1.8);
    expect(facts.speechMs).toBeCloseTo(600, -1.8);
  });

  test.each([
    ['zeros', silence],
    ['noise', noise(0.1)],
    ['hum', tone(50, 0.4)],
    ['a steady tone', tone(1000, 0.4)],
    ['faint sound', (i: number) => (i % 8000 < 4000 ? 0.0002 * Math.sin(i) : 0)],
  ] as [string, Part][])('finds no speech in %s', (_, part) => {
    const facts = measureSignal(sound([3000, part]), rate);
    expect(facts).toMatchObject({
      durationMs: 3000,
      speechMs: 0,
      leadingSilenceMs: null,
      pauses: [],
      speechDbfs: null,
    });
  });

  it('takes samples that are no numbers as silence and goes on', () => {
    const samples = sound([500, hiss], [800, voice], [500, hiss]);
    samples[100] = Number.NaN;
    expect(measureSignal(samples, rate).speechMs).toBeCloseTo(800, -1.8);
  });

  it('does not take a hum that wavers a little for speech', () => {
    const wavering = (i: number) => tone(500, i % 16_000 < 8000 ? 0.1 : 0.21)(i);
    expect(measureSignal(sound([4000, wavering]), rate).speechMs).toBe(0);
  });

  it('does not take a knock for speech, nor a click for its beginning', () => {
    expect(measureSignal(sound([900, hiss], [60, noise(0.9)], [900, hiss]), rate).speechMs).toBe(0);
    const clicked = sound([500, hiss], [10, noise(0.9)], [190, hiss], [900, voice], [500, hiss]);
    expect(measureSignal(clicked, rate).leadingSilenceMs).toBeCloseTo(700, -1.8);
  });

  it('does not take a click for speech', () => {
    expect(measureSignal(sound([900, hiss], [20, noise(0.9)], [900, hiss]), rate).speechMs).toBe(0);
  });

  it('measures the share of samples that were cut off at full scale', () => {
    const cut = (i: number) => Math.max(-1, Math.min(1, tone(200, 2)(i)));
    const facts = measureSignal(sound([500, cut], [500, silence]), rate);
    // A sine at twice full scale lies beyond it for two thirds of the time; half of the recording is silent.
    expect(facts.clippedShare).toBeCloseTo(1 / 3, 1);
    expect(facts.peakDbfs).toBe(0);
  });

  it('does not call a tone that only touches full scale clipped', () => {
    expect(measureSignal(sound([500, tone(1000, 1)]), rate).clippedShare).toBe(0);
  });

  it('measures nothing of nothing, and hardly more of one sample', () => {
    expect(measureSignal(new Float32Array(0), rate)).toEqual({
      durationMs: 0,
      speechMs: 0,
      leadingSilenceMs: null,
      pauses: [],
      peakDbfs: -120,
      speechDbfs: null,
      clippedShare: 0,
    });
    expect(measureSignal(Float32Array.of(0.5), rate)).toMatchObject({ durationMs: 0.1, speechMs: 0 });
    expect(measureSignal(Float32Array.of(0.5), rate).peakDbfs).toBeCloseTo(-6, 1);
  });

  it('gives facts that the contract accepts, whatever the samples and the rate', () => {
    const sample = fc.oneof(fc.float(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -3, 1, 0));
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 400 }), fc.constantFrom(100, 8000, 44_100), (samples, hz) => {
        const facts = measureSignal(Float32Array.from(samples), hz);
        expect(SignalFacts.parse(facts)).toEqual(facts);
      }),
    );
  });

  it('does not depend on how the samples arrive', () => {
    const samples = sound([200, hiss], [300, voice], [400, hiss], [200, voice]);
    const whole = measureSignal(samples, rate);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (size) => {
        const meter = new SignalMeter(rate);
        for (let at = 0; at < samples.length; at += size) meter.push(samples.subarray(at, at + size));
        expect(meter.finish()).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('splits the recording into speech, pauses and the silence around them', () => {
    const lengths = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(lengths, (tenths) => {
        const parts = tenths.flatMap((n): [number, Part][] => [
          [n * 100, hiss],
          [n * 100, voice],
        ]);
        const facts = measureSignal(sound(...parts), rate);
        const inside = facts.speechMs + facts.pauses.reduce((sum, pause) => sum + pause.durationMs, 0);
        expect(facts.leadingSilenceMs).not.toBeNull();
        expect(inside + (facts.leadingSilenceMs ?? 0)).toBeCloseTo(facts.durationMs, -1.8);
      }),
      { numRuns: 30 },
    );
  });
});

describe('live level', () => {
  const levelOf = (...parts: [ms: number, part: Part][]) => {
    const meter = new SignalMeter(rate);
    meter.push(sound(...parts));
    return meter.level();
  };

  it('reads silence before the first samples and does not complain yet', () => {
    expect(levelOf()).toEqual({ rmsDbfs: -120, peakDbfs: -120, clipping: false, tooQuiet: false });
  });

  it('reads the level of the last moment', () => {
    const reading = levelOf([2000, silence], [400, tone(440, 0.5)]);
    expect(reading.rmsDbfs).toBeCloseTo(-9, 0);
    expect(reading.peakDbfs).toBeCloseTo(-6, 0);
    expect(reading.tooQuiet).toBe(false);
  });

  it('says too quiet after a second without speech, and no more once there is some', () => {
    expect(levelOf([900, hiss]).tooQuiet).toBe(false);
    expect(levelOf([1100, hiss]).tooQuiet).toBe(true);
    expect(levelOf([1100, hiss], [100, voice], [1000, hiss]).tooQuiet).toBe(false);
    expect(levelOf([1100, hiss], [100, voice], [3100, hiss]).tooQuiet).toBe(true);
  });

  it('says clipping for a second after it happened', () => {
    const cut = (i: number) => (i % 2 ? 1 : -1);
    expect(levelOf([50, cut], [500, hiss]).clipping).toBe(true);
    expect(levelOf([50, cut], [1100, hiss]).clipping).toBe(false);
  });
});
