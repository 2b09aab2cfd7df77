import type { VoiceAccent, VoiceState } from '#platform/voice/device-voice.ts';

/** What says a word: a recording, or the voice of this device, in an accent. */
export interface ChosenVoice {
  readonly kind: 'recorded' | 'device';
  /** `null`: some English voice of the device that has none of the three accents. */
  readonly accent: VoiceAccent | null;
}

export interface Voices {
  /** Accents in which the word is recorded and can be had now; `null` while nobody knows. */
  readonly recorded: readonly VoiceAccent[] | null;
  readonly device: VoiceState;
}

/** What says a word in this accent and no other; `null`: nothing. */
export function voiceOfAccent({ recorded, device }: Voices, accent: VoiceAccent): ChosenVoice | null {
  if (recorded?.includes(accent)) return { kind: 'recorded', accent };
  return device.kind === 'there' && device.accents.includes(accent) ? { kind: 'device', accent } : null;
}

const inTurn = ['UK', 'US', 'AU'] as const;

/** What says a word best if this accent is wanted: the accent itself, then a recording in another one, then any voice. */
export function chooseVoice(voices: Voices, accent: VoiceAccent): ChosenVoice | null {
  const others = inTurn.map((one) => voiceOfAccent(voices, one)).filter((one) => one !== null);
  return (
    voiceOfAccent(voices, accent) ??
    others.find(({ kind }) => kind === 'recorded') ??
    others[0] ??
    (voices.device.kind === 'there' ? { kind: 'device', accent: null } : null)
  );
}

/** Whether it is still open what there is. */
export const isLooking = ({ recorded, device }: Voices): boolean =>
  recorded === null || device.kind === 'looking';

const kinds = { recorded: 'recorded', device: "this device's voice" } as const;

/** Whose voice it is, as a button says it. */
export const voiceWords = ({ kind }: Pick<ChosenVoice, 'kind'>): string => kinds[kind];
