import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Decimator } from '#domain/signal/sound/decimator.ts';
import { measureRecording } from '#domain/signal/recording-meter.ts';
import { soundFaults } from '#domain/signal/sound-faults.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { readClip, speechRms, type Clip } from './clips.ts';
import { conditions } from './conditions.ts';
import { scaled } from './noises.ts';
import { ordinaryLevels, recorded } from './record.ts';
import { impulseResponse } from './room.ts';

/** A few rows of docs/microphone.md, without ffmpeg: at 16 kHz, of two voices. */
const rate = 16_000;
const decode = async (path: string, _rate: number, seconds: number) =>
  (await decodeMp3(readFileSync(path))).slice(0, Math.round(seconds * rate));
let clips: Clip[];
beforeAll(async () => {
  const files = ['1001-am_puck.mp3', '1001-bf_emma.mp3'];
  clips = await Promise.all(files.map((file, i) => readClip({ file, rate, decode }, seededRandom(i))));
});

const faultsOf = (samples: Float32Array, hertz = rate) => soundFaults(measureRecording(samples, hertz));
const ordinary = (clip: Clip) => {
  const random = seededRandom(4);
  return recorded(clip, ordinaryLevels(clip, random), random);
};

test.each([
  'quiet room, voice from -30 to -12 dBFS',
  'soft voice, -38 to -30 dBFS',
  'DC offset of 1 to 5 % of full scale',
  'one channel of two is dead',
  'white noise, 5 dB under the voice',
  'pink noise, 10 dB under the voice',
  'babble noise, 5 dB under the voice',
  'peaks 12 dB over full scale',
  'peaks 12 dB over full scale, then one channel of two is dead',
  '50 Hz hum, 10 dB under the voice',
  '60 Hz hum, 10 dB under the voice',
  'voice at -56 dBFS',
  'echo after 80 to 300 ms, 9 dB under the voice',
  'room noise of -70 to -35 dBFS',
  'hum of -50 to -20 dBFS',
  'a keyboard',
  'zeros',
  'a dead device, -100 to -90 dBFS',
])('%s: its fault is named, and no other', async (name) => {
  const condition = conditions.find((one) => one.name === name);
  if (!condition) throw new Error(`no condition ${name}`);
  for (const [i, clip] of clips.entries()) {
    const samples = await condition.make({ clip, bare: clip, all: clips, random: seededRandom(100 + i) });
    expect(faultsOf(samples)).toEqual(condition.fault === null ? [] : [condition.fault]);
  }
});

test('a hall is an echo', () => {
  const response = impulseResponse({ rt60: 0.9, directDb: 0 }, rate, seededRandom(6));
  // Of its tail only every sixth sample, at random: sounds the same and takes a sixth of the time.
  const random = seededRandom(7);
  const taps = [...response.entries()].filter(([i]) => i === 0 || random() < 1 / 6);
  for (const clip of clips) {
    const samples = new Float32Array(clip.samples.length);
    for (const [delay, tap] of taps) {
      const gain = delay === 0 ? tap : tap * Math.sqrt(6);
      for (let i = delay; i < samples.length; i += 1)
        samples[i] = (samples[i] as number) + gain * (clip.samples[i - delay] as number);
    }
    const room = { ...clip, samples: scaled(samples, 1 / speechRms(samples, rate)) };
    expect(faultsOf(ordinary(room))).toEqual(['echo']);
  }
});

test('8 kHz is call quality', () => {
  for (const clip of clips) {
    const decimator = new Decimator(rate);
    const samples = Float32Array.from([...ordinary(clip)].flatMap((sample) => decimator.push(sample) ?? []));
    expect(faultsOf(samples, decimator.sampleRate)).toEqual(['call-quality']);
  }
});
