import type { SoundFault } from '#domain/signal/sound-faults.ts';

interface FaultWords {
  /** The result, in a few words. */
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
}

/** What is wrong with the sound of a recording. Neutral: the microphone or the room may be the cause. */
export const soundFaultWords: Readonly<Record<SoundFault, FaultWords>> = {
  silent: {
    title: 'No sound at all',
    advice: 'The microphone may be off or muted. Turn it on, or choose another one.',
  },
  'no-voice': {
    title: 'No voice heard',
    advice: 'Speak right after you press the button. Check that this is the microphone in front of you.',
  },
  'too-quiet': {
    title: 'Too quiet',
    advice: 'Come closer to the microphone, or turn it up in the sound settings of your system.',
  },
  clipping: {
    title: 'Too loud',
    advice: 'Your voice is distorted. Move a little away from the microphone, or turn it down.',
  },
  noisy: {
    title: 'Too much noise',
    advice: 'Go to a quieter place, or hold the microphone closer to your mouth.',
  },
  hum: {
    title: 'A steady hum',
    advice: 'Unplug the charger, or move the cable away from other cables.',
  },
  echo: {
    title: 'The room echoes',
    advice: 'Come closer to the microphone, or use headphones. Curtains and carpets help too.',
  },
  'call-quality': {
    title: 'Your headset is in call quality',
    advice: "Use its wire, or choose this device's own microphone.",
  },
};

/** The step of the microphone setup that helps: another device, or the same one once more. */
export const stepFor = (fault: SoundFault): 'choose' | 'test' =>
  fault === 'silent' || fault === 'hum' || fault === 'call-quality' ? 'choose' : 'test';
