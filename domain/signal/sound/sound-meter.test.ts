import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SoundFacts } from '#contract/entities/answer.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { madeVoice } from '#tests/support/made-voice.ts';
import { SoundMeter } from './sound-meter.ts';

function measure(samples: Float32Array, rate: number): SoundFacts {
  const meter = new SoundMeter(rate);
  meter.push(samples);
  return meter.finish();
}

const rate = 16_000;
const voice = madeVoice(5, rate);
const { below } = createSeededRandom(8);
const noise = voice.map(() => below(2 ** 24) / 2 ** 23 - 1);
const hum = (hertz: number) => voice.map((_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
const plus = (samples: Float32Array, other: Float32Array, gain: number) =>
  samples.map((sample, i) => sample + gain * (other[i] ?? 0));
const later = (ms: number) => voice.map((_, i) => voice[i - (ms * rate) / 1000] ?? 0);

describe('sound facts', () => {
  it.each([8_000, 16_000, 44_100, 48_000, 96_000])(
    'measures the same voice at %i samples a second',
    (hertz) => {
      const facts = measure(madeVoice(4, hertz), hertz);
      expect(facts.voicedMs).toBeGreaterThan(400);
      expect(facts.loudestDbfs).toBeCloseTo(-22, -0.7);
      expect((facts.voiceDbfs ?? 0) - facts.noiseDbfs).toBeGreaterThan(40);
      expect(facts).toMatchObject({ humHz: null, humDb: null });
      expect(facts.peakSpreadDb).toBeGreaterThan(0.6);
      expect(facts.echoShare).toBeLessThan(0.1);
      expect(facts.bandwidthHz).toBe(hertz === 8_000 ? 4_000 : 8_000);
    },
  );

  it('does not depend on how the samples arrive', () => {
    const samples = plus(voice, hum(50), 0.02).subarray(0, 2.2 * rate);
    const whole = measure(samples, rate);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        const meter = new SoundMeter(rate);
        for (let at = 0, n = 0; at < samples.length; at += sizes[n % sizes.length] ?? 1, n += 1)
          meter.push(samples.subarray(at, at + (sizes[n % sizes.length] ?? 1)));
        expect(meter.finish()).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('gives the same facts when it is asked again, and when it was asked in between', () => {
    const meter = new SoundMeter(rate);
    meter.push(voice.subarray(0, 30_000));
    meter.finish();
    meter.push(voice.subarray(30_000));
    expect(meter.finish()).toEqual(measure(voice, rate));
    expect(meter.finish()).toEqual(meter.finish());
  });

  it('gives facts that the contract accepts, whatever the samples and the rate', () => {
    const sample = fc.oneof(fc.float(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -3, 1, 0));
    fc.assert(
      fc.property(
        fc.array(sample, { maxLength: 1_500 }),
        fc.constantFrom(100, 8_000, 44_100, 96_000),
        fc.integer({ min: 1, max: 30 }),
        (samples, hertz, times) => {
          const meter = new SoundMeter(hertz);
          for (let i = 0; i < times; i += 1) meter.push(Float32Array.from(samples));
          expect(SoundFacts.parse(meter.finish())).toEqual(meter.finish());
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['nothing', 0],
    ['one sample', 1],
    ['five seconds', 5 * rate],
  ])('of digital silence: %s', (_, length) => {
    expect(measure(new Float32Array(length), rate)).toMatchObject({
      voicedMs: 0,
      loudestDbfs: -120,
      noiseDbfs: -120,
      voiceDbfs: null,
      peakSpreadDb: null,
      bandwidthHz: null,
      humHz: null,
      humDb: null,
      decayDb: null,
      echoShare: null,
    });
  });

  it('takes a DC offset off first', () => {
    const [plain, offset] = [
      measure(voice, rate),
      measure(
        voice.map((sample) => sample - 0.05),
        rate,
      ),
    ];
    expect(offset.loudestDbfs).toBeCloseTo(plain.loudestDbfs, 1);
    expect(offset.noiseDbfs).toBeCloseTo(plain.noiseDbfs, 1);
    expect(offset).toMatchObject({ voicedMs: plain.voicedMs, bandwidthHz: plain.bandwidthHz, humHz: null });
    expect(measure(new Float32Array(rate).fill(0.3), rate).loudestDbfs).toBe(-120);
  });

  it('takes samples that are no numbers as silence and goes on', () => {
    const broken = voice.slice();
    broken[20_000] = Number.NaN;
    broken[20_001] = Number.NEGATIVE_INFINITY;
    expect(measure(broken, rate).voicedMs).toBeCloseTo(measure(voice, rate).voicedMs, -2.5);
  });

  it('measures the noise in the pauses', () => {
    expect(measure(plus(voice, noise, 0.001), rate).noiseDbfs).toBeCloseTo(-68, -0.5);
    expect(measure(plus(voice, noise, 0.01), rate).noiseDbfs).toBeCloseTo(-48, -0.5);
  });

  it('finds no voice in noise, in hum and in a steady tone', () => {
    for (const sound of [noise, hum(50), hum(250)])
      expect(
        measure(
          sound.map((sample) => 0.1 * sample),
          rate,
        ).voicedMs,
      ).toBeLessThan(50);
  });

  it('finds no voice in bursts of noise', () => {
    const bursts = noise.map((sample, i) => (i % 4_000 < 1_500 ? 0.1 : 0.001) * sample);
    expect(measure(bursts, rate).voicedMs).toBeLessThan(50);
  });

  it('does not take a note that is held for hum', () => {
    const note = hum(100);
    const isHeld = (i: number) => i > 2 * rate && i < 3.2 * rate;
    const held = voice.map((sample, i) => sample + (isHeld(i) ? 0.05 * (note[i] ?? 0) : 0));
    expect(measure(held, rate).humHz).toBeNull();
  });

  it('finds where the band ends', () => {
    const taps = Array.from({ length: 201 }, (_, k) => {
      const at = k - 100;
      const sinc = at === 0 ? 0.45 : Math.sin(Math.PI * 0.45 * at) / (Math.PI * at);
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * at) / 101));
    });
    const narrow = voice.map((_, i) => taps.reduce((sum, tap, k) => sum + tap * (voice[i - k] ?? 0), 0));
    expect(measure(narrow, rate).bandwidthHz).toBeLessThanOrEqual(4_000);
    expect(measure(plus(narrow, noise, 0.01), rate).bandwidthHz).toBe(8_000);
  });

  it.each([50, 60])('tells hum of %i Hz and its level', (hertz) => {
    const loud = measure(plus(voice, hum(hertz), 0.05), rate);
    const soft = measure(plus(voice, hum(hertz), 0.005), rate);
    expect([loud.humHz, soft.humHz]).toEqual([hertz, hertz]);
    expect((loud.humDb ?? 0) - (soft.humDb ?? 0)).toBeCloseTo(20, -1.2);
  });

  it('finds a second arrival, and about how loud it is', () => {
    expect(measure(voice, rate).echoShare).toBeLessThan(0.1);
    expect(measure(plus(voice, later(90), 0.35), rate).echoShare).toBeGreaterThan(0.15);
    expect(measure(plus(voice, later(280), 0.35), rate).echoShare).toBeGreaterThan(0.15);
  });

  it('measures how fast sounds end', () => {
    // What rings on: each sample leaves a trail that falls by 60 dB in a second.
    const ring = Float32Array.from({ length: rate }, (_, i) => (noise[i] ?? 0) * 10 ** ((-3 * i) / rate));
    const ringing = new Float32Array(2 * rate);
    for (let i = 0; i < ringing.length; i += 1)
      for (let k = 0; k <= Math.min(i, ring.length - 1); k += 7)
        ringing[i] = (ringing[i] ?? 0) + (ring[k] ?? 0) * (voice[i - k] ?? 0);
    expect(measure(voice, rate).decayDb).toBeGreaterThan(20);
    expect(measure(ringing, rate).decayDb).toBeLessThan(13);
  });

  it('sees peaks that were cut off, also after they were turned down', () => {
    const cut = (gain: number, level: number) =>
      voice.map((sample) => level * Math.max(-1, Math.min(1, gain * sample)));
    expect(measure(cut(1, 1), rate).peakSpreadDb).toBeGreaterThan(0.6);
    expect(measure(cut(10, 1), rate).peakSpreadDb).toBe(0);
    expect(measure(cut(10, 0.5), rate).peakSpreadDb).toBeLessThan(0.1);
    const clicked = cut(10, 0.5).map((sample, i) => (i % 8_000 === 0 ? 1 : sample));
    expect(measure(clicked, rate).peakSpreadDb).toBeLessThan(0.1);
    // A coder with losses rounds the tops, some of them over full scale.
    const rounded = cut(10, 1).map((sample, i) => sample * (1 + 0.3 * Math.abs(noise[i] ?? 0)));
    expect(measure(rounded, rate).peakSpreadDb).toBeLessThan(0.1);
  });

  it('keeps no more of a long recording than of three minutes', () => {
    const meter = new SoundMeter(8_000);
    const second = madeVoice(2, 8_000).subarray(8_000);
    for (let i = 0; i < 185; i += 1) meter.push(second);
    const three = meter.finish();
    meter.push(new Float32Array(80_000));
    expect(meter.finish()).toMatchObject({ voicedMs: three.voicedMs, noiseDbfs: three.noiseDbfs });
  });
});
