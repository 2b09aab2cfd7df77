import type { SignalFacts } from '#contract/entities/answer.ts';
import { SignalMeter, type LevelReading } from './signal-meter.ts';
import { SoundMeter } from './sound/sound-meter.ts';

/**
 * All that is measured of a learner's recording, while it is made: as `SignalMeter`, and how the room and the microphone sound.
 * For recordings alone: it costs ten times as much.
 */
export class RecordingMeter {
  readonly #signal: SignalMeter;
  readonly #sound: SoundMeter;

  constructor(sampleRate: number) {
    this.#signal = new SignalMeter(sampleRate);
    this.#sound = new SoundMeter(sampleRate);
  }

  push(chunk: Float32Array): void {
    this.#signal.push(chunk);
    this.#sound.push(chunk);
  }

  level(): LevelReading {
    return this.#signal.level();
  }

  finish(): SignalFacts {
    return { ...this.#signal.finish(), sound: this.#sound.finish() };
  }
}

/** Facts of a whole recording at once, with those of its sound. */
export function measureRecording(samples: Float32Array, sampleRate: number): SignalFacts {
  const meter = new RecordingMeter(sampleRate);
  meter.push(samples);
  return meter.finish();
}
