import { createContext, useContext } from 'react';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import type { Player } from '#platform/player/player.ts';
import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import type { SpeechClient } from '#platform/speech-client/speech-client.ts';

/** A word that came into the review. `sooner`: it was there, and comes back sooner. */
export interface KeptWord {
  readonly kind: 'added' | 'sooner';
  readonly takeBack: () => Promise<void>;
}

/** What was understood of a recording, or why nobody listened: neither the files nor a server, or both failed. */
export type WrittenDown =
  | { readonly kind: 'heard'; readonly text: string; readonly by: 'device' | 'server' }
  | { readonly kind: 'no-pack' | 'failed' }
  /** The server's message. */
  | { readonly kind: 'refused'; readonly message: string };

/** What saying something that is not kept needs of the browser. */
export interface SayPorts {
  /** Keeps nothing: a word is said, heard and forgotten. */
  readonly createRecorder: () => Recorder;
  readonly createPlayer: () => Player;
  /** Makes the learner's voice as loud as any other. */
  readonly audio: Pick<AudioClient, 'preparePlayback'>;
  readonly scoreWord: SpeechClient['scoreWord'];
  /** Writes down what is said: on this device, or by the server where the files are missing. */
  readonly writeDown: (recording: Pick<FinishedRecording, 'bytes'>) => Promise<WrittenDown>;
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
