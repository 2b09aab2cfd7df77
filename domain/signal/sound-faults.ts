import type { SignalFacts, SoundFacts } from '#contract/entities/answer.ts';
import { voiceDbfs } from './level-ratio.ts';

/**
 * What is wrong with a recording, worst first. `silent`: the device gave nothing; `no-voice`: sound, but nobody speaks;
 * `echo`: a room that rings on, or a second arrival; `call-quality`: the band of a telephone, up to 4 kHz, as from a Bluetooth
 * headset in its oldest hands-free mode. Its newer mode, up to 7 or 8 kHz, is all that the scoring engine hears, so no fault.
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
/** One sample in a thousand at full scale can be heard as crackling. */
export const clippedShareHeard = 0.001;
// The following were chosen on voices of the bank (docs/microphone.md).
/** Of the pulses of a voice; keyboards and noise have none. */
const leastVoicedMs = 100;
/** Vowels over noise. The scoring engine takes noise off from here on: 15 dB, measured over all of the speech (docs/scoring.md). */
const noisyDb = 20;
const flatPeaksDb = 0.6;
const loudHumDb = -27;
const ringingDecayDb = 13;
const heardEchoShare = 0.115;
const telephoneHz = 4_500;

/**
 * The faults of a recording, worst first; empty when it sounds well. A recording without a voice has one fault. Without
 * `signal.sound` (recordings of older apps) only `silent`, `no-voice`, `too-quiet` and `clipping` can be found.
 */
export function soundFaults(signal: SignalFacts): readonly SoundFault[] {
  const { sound } = signal;
  if (signal.peakDbfs < deadDbfs || (sound && sound.loudestDbfs < deadDbfs - 15)) return ['silent'];
  if (!hasVoice(signal)) return ['no-voice'];
  const faults = new Set(sound ? faultsOf(sound) : []);
  if ((sound?.loudestDbfs ?? signal.speechDbfs ?? 0) < voiceDbfs) faults.add('too-quiet');
  if (signal.clippedShare > clippedShareHeard) faults.add('clipping');
  return soundFaultKinds.filter((kind) => faults.has(kind));
}

/** Hum that is as loud as the voice hides its pulses, but not that somebody speaks. */
function hasVoice({ speechMs, sound }: SignalFacts): boolean {
  if (!sound) return speechMs > 0;
  return sound.voicedMs >= leastVoicedMs || (sound.humHz !== null && speechMs > 0);
}

function faultsOf(sound: SoundFacts): SoundFault[] {
  const faults: SoundFault[] = [];
  const { voiceDbfs: voice, noiseDbfs, peakSpreadDb, humHz, humDb, decayDb, echoShare, bandwidthHz } = sound;
  if (peakSpreadDb !== null && peakSpreadDb < flatPeaksDb) faults.push('clipping');
  if (voice !== null && voice - noiseDbfs < noisyDb) faults.push('noisy');
  if (humHz !== null && (humDb ?? 0) > loudHumDb) faults.push('hum');
  if ((decayDb !== null && decayDb < ringingDecayDb) || (echoShare ?? 0) > heardEchoShare)
    faults.push('echo');
  if (bandwidthHz !== null && bandwidthHz <= telephoneHz) faults.push('call-quality');
  return faults;
}
