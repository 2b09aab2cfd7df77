import { parentPort, workerData } from 'node:worker_threads';
import { measureRecording } from '#domain/signal/recording-meter.ts';
import { soundFaults, type SoundFault } from '#domain/signal/sound-faults.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { readClips } from './clips.ts';
import { conditions } from './conditions.ts';
import { between, inRoom } from './record.ts';
import { throughMp3 } from './through-ffmpeg.ts';

export interface Order {
  readonly voices: readonly string[];
  readonly clipsPerVoice: number;
  readonly seed: number;
  /** This worker takes every condition whose index leaves the remainder `part` when it is divided by `parts`. */
  readonly part: number;
  readonly parts: number;
}

/** What was named in one recording. */
export interface Verdict {
  readonly condition: number;
  readonly voice: string;
  readonly faults: readonly SoundFault[];
  /** The same recording after MP3; only of the first clip of each voice. */
  readonly throughMp3?: readonly SoundFault[];
}

/** A small room with soft furniture, at arm's length. */
const dryRoom = (random: () => number) => ({
  rt60: between(0.2, 0.3, random),
  directDb: between(3, 9, random),
});

async function run({ voices, clipsPerVoice, seed, part, parts }: Order): Promise<Verdict[]> {
  const random = seededRandom(seed);
  const bare = await readClips(voices, clipsPerVoice, random);
  const all = await Promise.all(bare.map((clip, i) => inRoom(clip, dryRoom(random), seededRandom(seed + i))));
  const verdicts: Verdict[] = [];
  for (const [at, condition] of conditions.entries()) {
    if (at % parts !== part) continue;
    // Twice as many clean ones: what is said of them has to hold for nearly all.
    const takes = condition.fault === null ? [...all.entries(), ...all.entries()] : [...all.entries()];
    for (const [n, [i, clip]] of takes.entries()) {
      const take = { clip, bare: bare[i] ?? clip, all, random: seededRandom(seed + 1_000 * (at + 1) + n) };
      const samples = await condition.make(take);
      const faults = soundFaults(measureRecording(samples, clip.rate));
      const verdict = { condition: at, voice: clip.voice, faults };
      const isCoded = !condition.isBetween && n < all.length && i % clipsPerVoice === 0;
      verdicts.push(isCoded ? { ...verdict, throughMp3: await coded(samples, clip.rate) } : verdict);
    }
  }
  return verdicts;
}

async function coded(samples: Float32Array, rate: number): Promise<readonly SoundFault[]> {
  return soundFaults(measureRecording(await throughMp3(samples, rate), 48_000));
}

const port = parentPort;
if (!port) throw new Error('runs as a worker thread of microphone.ts');
port.postMessage(await run(workerData as Order));
