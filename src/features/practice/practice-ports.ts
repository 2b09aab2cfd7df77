import { createContext, useContext } from 'react';
import type { FetchRecording } from '#data/commands/keep-recording.ts';
import type { FetchList } from '#data/store/content/fetched-lists.ts';
import type { Translations } from '#data/store/content/translation-store.ts';
import type { RequestScoring } from '#data/commands/keep-scoring-state.ts';
import type { Assessing } from './assess/assessing.ts';
import type { AnswerSeats } from '#platform/answer-seats.ts';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { Busy } from '#platform/busy.ts';
import type { DeviceStorage } from '#platform/device-storage.ts';
import type { Drafts } from '#platform/drafts.ts';
import type { LanguageChoice } from '#platform/language-choice.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import type { PictureClient } from '#platform/picture-client/picture-client.ts';
import type { ModeChoice } from '#platform/practice-mode.ts';
import type { MediaKeys } from '#platform/player/media-keys.ts';
import type { MakePlayer } from '#platform/player/solo-players.ts';
import type { SharedFiles } from '#platform/shared-files.ts';
import type { Random } from '#platform/random.ts';
import type { SpeechClient } from '#platform/speech-client/speech-client.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';
import type { DraftLocks } from '#platform/recorder/draft-locks.ts';
import type { MicrophonePermission } from '#platform/recorder/microphone-access.ts';
import type { MicrophoneSetup } from '#platform/recorder/microphone-setup.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';

/** What practising needs of the browser, beside local data. Made once where the app is put together. */
export interface PracticePorts {
  readonly drafts: Drafts;
  /** Which tab writes which answer. */
  readonly seats: AnswerSeats;
  readonly busy: Busy;
  /** Exam or practice, as this device was told last. */
  readonly modeChoice: ModeChoice;
  /** Picks the speaker in random speaker mode. */
  readonly random: Random;
  /** A recorder for one screen, writing into the learner's own store. */
  readonly createRecorder: () => Recorder;
  /** Tells which recordings are being made now, in any tab. */
  readonly draftLocks: Pick<DraftLocks, 'whenFree'>;
  /** The lock screen and the buttons of a headset. */
  readonly mediaKeys: MediaKeys;
  /** Of all these players at most one plays. */
  readonly createPlayer: MakePlayer;
  /** Asks the server for a recording of the learner's own that this device does not have. */
  readonly fetchRecording: FetchRecording;
  /** Asks the server for what others write. */
  readonly fetchList: FetchList;
  /** Brings questions in other languages. */
  readonly translations: Translations;
  /** The language that the learner reads them in. */
  readonly languageChoice: LanguageChoice;
  /** Makes pictures small enough to send. */
  readonly pictures: PictureClient;
  /** Asks the server to score an answer of the learner's own anew. */
  readonly requestScoring: RequestScoring;
  readonly audio: AudioClient;
  /** What another app shared with this one. */
  readonly sharedFiles: SharedFiles;
  /** Completes the scores that need an engine. */
  readonly assessing: Assessing;
  /** Looks at a text while it is written. */
  readonly writing: Pick<WritingClient, 'checkDraft'>;
  /** Finds words in model readings. */
  readonly speech: Pick<SpeechClient, 'findWordTimes'>;
  /** What this device can score speech with. */
  readonly packs: ModelPacks;
  /** How much room there is for recordings, and how long the browser keeps them. */
  readonly storage: DeviceStorage;
  /** The microphone of this device, and whether its setup was offered. */
  readonly microphone: MicrophoneSetup;
  /** Whether the browser lets the microphone be opened without a question to the learner. */
  readonly readMicrophonePermission: () => Promise<MicrophonePermission>;
  /** Asks for the microphone once more; the error message when it is refused again. */
  readonly requestMicrophone: () => Promise<string | null>;
}

const Context = createContext<PracticePorts | null>(null);

/** Set by the composition root around every screen of this feature. */
export const PracticePortsProvider = Context.Provider;

/** Throws outside `PracticePortsProvider`: that is a bug. */
export function usePracticePorts(): PracticePorts {
  const ports = useContext(Context);
  if (!ports) throw new Error('usePracticePorts needs a PracticePortsProvider above it');
  return ports;
}
