import { createContext, useContext } from 'react';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import type { Player } from '#platform/player/player.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import type { SpeechClient } from '#platform/speech-client/speech-client.ts';

/** A word that came into the review. `sooner`: it was there, and comes back sooner. */
export interface KeptWord {
  readonly kind: 'added' | 'sooner';
  readonly takeBack: () => Promise<void>;
}

/** What saying single words needs of the browser. */
export interface SayPorts {
  /** Keeps nothing: a word is said, heard and forgotten. */
  readonly createRecorder: () => Recorder;
  readonly createPlayer: () => Player;
  /** Makes the learner's voice as loud as any other. */
  readonly audio: Pick<AudioClient, 'preparePlayback'>;
  readonly scoreWord: SpeechClient['scoreWord'];
  readonly packs: ModelPacks;
  /** Has a word that was said badly reviewed; `null` when that could not be stored. */
  readonly keepMissaid: (word: string) => Promise<KeptWord | null>;
  /** Asks for the microphone once more; the error message when it is refused again. */
  readonly requestMicrophone: () => Promise<string | null>;
}

const Context = createContext<SayPorts | null>(null);

/** Set by the app around every screen. */
export const SayPortsProvider = Context.Provider;

/** `null` until what lies behind the screens has started. */
export function useSayPorts(): SayPorts | null {
  return useContext(Context);
}
