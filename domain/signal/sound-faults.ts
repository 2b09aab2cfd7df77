import type { SignalFacts } from '#contract/entities/answer.ts';
import { voiceDbfs } from './level-ratio.ts';

/**
 * What is wrong with a recording, worst first. `silent`: the device gave nothing; `no-voice`: sound, but nobody speaks;
 * `call-quality`: the band of a telephone, as from a Bluetooth headset in its hands-free mode.
 */
export const soundFaultKinds = [
  'silent',
  'no-voice',
  'too-quiet',
  'clipping',
  'noisy',
  'hum',
  'echo',
  'call-quality',
] as const;
export type SoundFault = (typeof soundFaultKinds)[number];

/** No microphone that works is this quiet: the noise of its own circuits peaks over it. */
const deadDbfs = -75;
const clippedShareHeard = 0.001;

/**
 * The faults of a recording, worst first; empty when it sounds well. A recording without a voice has one fault. Without
 * `signal.sound` (recordings of older apps) only `silent`, `no-voice`, `too-quiet` and `clipping` can be found.
 */
export function soundFaults(signal: SignalFacts): readonly SoundFault[] {
  if (signal.peakDbfs < deadDbfs) return ['silent'];
  if (signal.speechDbfs === null) return ['no-voice'];
  const faults = new Set<SoundFault>();
  if ((signal.sound?.loudestDbfs ?? signal.speechDbfs) < voiceDbfs) faults.add('too-quiet');
  if (signal.clippedShare > clippedShareHeard) faults.add('clipping');
  return soundFaultKinds.filter((kind) => faults.has(kind));
}
