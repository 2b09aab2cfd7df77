import type { SoundFault } from '#domain/signal/sound-faults.ts';
import { babbleFor, type Clip } from './clips.ts';
import { mainsHum, mixed, pinkNoise, scaled, whiteNoise } from './noises.ts';
import { between, gainOf, inRoom, levelWithoutClipping, ordinaryLevels, recorded } from './record.ts';
import { slapBack } from './room.ts';
import { throughRate } from './through-ffmpeg.ts';

/** What a condition makes a recording of. */
export interface Take {
  /** In a small, dry room. */
  readonly clip: Clip;
  /** The same without any room. */
  readonly bare: Clip;
  readonly all: readonly Clip[];
  readonly random: () => number;
}

/** One row of the table: how recordings are made, and the fault that is in them. */
export interface Condition {
  readonly name: string;
  /** `null`: none. */
  readonly fault: SoundFault | null;
  /** Neither clean nor clearly faulty: the row shows where the limit lies, and nothing is asked of it. */
  readonly isBetween?: true;
  readonly make: (take: Take) => Float32Array | Promise<Float32Array>;
}

/** White noise counts up to 8 kHz: what the scoring engine hears of it. */
const heardShare = (rate: number): number => Math.sqrt(rate / 16_000);

const noises: Record<string, (take: Take) => Float32Array> = {
  white: ({ clip, random }) => scaled(whiteNoise(clip.samples.length, random), heardShare(clip.rate)),
  pink: ({ clip, random }) => pinkNoise(clip.samples.length, random),
  babble: ({ clip, all, random }) => babbleFor(clip, all, random),
};

const humOf = ({ samples, rate }: Clip, hertz: number, random: () => number) =>
  mainsHum({ length: samples.length, rate, hertz }, random);
const ordinary = ({ clip, random }: Take) => recorded(clip, ordinaryLevels(clip, random), random);
const cutAtFullScale = (samples: Float32Array) => samples.map((sample) => Math.max(-1, Math.min(1, sample)));
const noisy = (kind: string, snrDb: number): Condition => ({
  name: `${kind} noise, ${snrDb} dB under the voice`,
  fault: 'noisy',
  make: (take) => {
    const levels = ordinaryLevels(take.clip, take.random);
    const sound = recorded(take.clip, { ...levels, speechDbfs: levels.speechDbfs - 3 }, take.random);
    return mixed(sound, noises[kind]?.(take) ?? sound, gainOf(levels.speechDbfs - 3 - snrDb));
  },
});

/** So far over full scale comes the highest peak. */
function overFullScale({ clip, random }: Take, overDb: number): Float32Array {
  const speechDbfs = levelWithoutClipping(clip, 0) + 1 + overDb;
  return cutAtFullScale(recorded(clip, { speechDbfs, noiseDbfs: between(-75, -60, random) + 6 }, random));
}

const clipping = (overDb: number): Condition => ({
  name: `peaks ${overDb} dB over full scale`,
  fault: 'clipping',
  make: (take) => overFullScale(take, overDb),
});

const hum = (hertz: number, underDb: number): Condition => ({
  name: `${hertz} Hz hum, ${underDb} dB under the voice`,
  fault: 'hum',
  make: ({ clip, random }) => {
    const levels = ordinaryLevels(clip, random);
    const speechDbfs = levels.speechDbfs - 3;
    const tone = humOf(clip, hertz + between(-0.1, 0.1, random), random);
    return mixed(recorded(clip, { ...levels, speechDbfs }, random), tone, gainOf(speechDbfs - underDb));
  },
});

/** The gain is turned down behind the microphone: its noise falls with the voice. */
const tooQuiet = (speechDbfs: number): Condition => ({
  name: `voice at ${speechDbfs} dBFS`,
  fault: 'too-quiet',
  make: ({ clip, random }) =>
    recorded(clip, { speechDbfs, noiseDbfs: speechDbfs - between(25, 40, random) }, random),
});

const telephone = 'highpass=f=300:p=2,lowpass=f=3400:p=2,lowpass=f=3400:p=2';
const narrow = (name: string, filter: string): Condition => ({
  name,
  fault: 'call-quality',
  make: (take) => throughRate(ordinary(take), take.clip.rate, 8_000, filter),
});

const hall = (rt60: number, directDb: number): Condition => ({
  name: `room of RT60 ${rt60} s, direct sound ${directDb} dB over the rest`,
  fault: 'echo',
  make: async ({ bare, random }) => {
    const clip = await inRoom(bare, { rt60, directDb }, random);
    return recorded(clip, ordinaryLevels(clip, random), random);
  },
});

const secondArrival = (underDb: number): Condition => ({
  name: `echo after 80 to 300 ms, ${underDb} dB under the voice`,
  fault: 'echo',
  make: ({ clip, random }) => {
    const samples = slapBack(clip.samples, clip.rate, between(80, 300, random), -underDb);
    return ordinary({ clip: { ...clip, samples }, bare: clip, all: [], random });
  },
});

const withoutVoice = (name: string, make: Condition['make']): Condition => ({
  name,
  fault: 'no-voice',
  make,
});

const clean = (name: string, make: Condition['make']): Condition => ({ name, fault: null, make });

/** Short bursts of high noise at random moments, as of a keyboard. */
function keyboard({ clip: { samples, rate }, random }: Take): Float32Array<ArrayBuffer> {
  const sound = scaled(pinkNoise(samples.length, random), gainOf(between(-70, -55, random)));
  const loudness = gainOf(between(-30, -15, random));
  for (let at = 0.2; at < 4.8; at += between(0.1, 0.35, random)) {
    const start = Math.round(at * rate);
    const decay = between(0.004, 0.012, random) * rate;
    for (let i = 0; i < 5 * decay; i += 1)
      sound[start + i] = (sound[start + i] ?? 0) + loudness * (2 * random() - 1) * Math.exp(-i / decay);
  }
  return sound;
}

export const conditions: readonly Condition[] = [
  clean('quiet room, voice from -30 to -12 dBFS', ordinary),
  clean('soft voice, -38 to -30 dBFS', ({ clip, random }) =>
    recorded(clip, { speechDbfs: between(-38, -30, random), noiseDbfs: between(-75, -60, random) }, random),
  ),
  clean('DC offset of 1 to 5 % of full scale', (take) => {
    const offset = between(0.01, 0.05, take.random) * (take.random() < 0.5 ? -1 : 1);
    return ordinary(take).map((sample) => sample + offset);
  }),
  clean('one channel of two is dead', (take) => scaled(ordinary(take), 0.5)),
  clean('16 kHz and back (wideband call)', (take) => throughRate(ordinary(take), take.clip.rate, 16_000)),
  clean('no noise at all between the words', ({ clip, bare }) =>
    scaled(bare.samples, gainOf(levelWithoutClipping(clip, -16))),
  ),
  ...['white', 'pink', 'babble'].flatMap((kind) => [10, 5, 0].map((snrDb) => noisy(kind, snrDb))),
  ...[6, 12, 18, 24].map(clipping),
  {
    name: 'peaks 12 dB over full scale, then one channel of two is dead',
    fault: 'clipping',
    make: (take) => scaled(overFullScale(take, 12), 0.5),
  },
  ...[50, 60].flatMap((hertz) => [20, 10, 0].map((underDb) => hum(hertz, underDb))),
  ...[-48, -52, -56, -60].map(tooQuiet),
  narrow('8 kHz and back', 'anull'),
  narrow('8 kHz, 300 to 3400 Hz', telephone),
  hall(0.9, 0),
  hall(1.3, -3),
  hall(2, -6),
  ...[12, 9, 6].map(secondArrival),
  withoutVoice('room noise of -70 to -35 dBFS', ({ clip, random }) =>
    scaled(pinkNoise(clip.samples.length, random), gainOf(between(-70, -35, random))),
  ),
  withoutVoice('hum of -50 to -20 dBFS', ({ clip, random }) =>
    mixed(
      scaled(pinkNoise(clip.samples.length, random), gainOf(-65)),
      humOf(clip, random() < 0.5 ? 50 : 60, random),
      gainOf(between(-50, -20, random)),
    ),
  ),
  withoutVoice('a keyboard', keyboard),
  { name: 'zeros', fault: 'silent', make: ({ clip }) => new Float32Array(clip.samples.length) },
  {
    name: 'a dead device, -100 to -90 dBFS',
    fault: 'silent',
    make: ({ clip, random }) =>
      scaled(whiteNoise(clip.samples.length, random), gainOf(between(-100, -90, random))),
  },
  ...[
    ...['white', 'pink', 'babble'].map((kind) => noisy(kind, 15)),
    ...['white', 'pink', 'babble'].map((kind) => noisy(kind, 20)),
    clipping(3),
    hum(50, 30),
    tooQuiet(-42),
    hall(0.5, 3),
    hall(0.7, 0),
    secondArrival(18),
  ].map((condition): Condition => ({ ...condition, isBetween: true })),
];
