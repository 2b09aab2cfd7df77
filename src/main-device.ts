import { createAnswerSeats, isSeatWanted } from '#platform/answer-seats.ts';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createDeviceStorage } from '#platform/device-storage.ts';
import { createBrowserDictionary } from '#platform/dictionary-client/browser-dictionary.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { createDrafts } from '#platform/drafts.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { createBrowserLessons } from '#platform/lessons/browser-lessons.ts';
import type { Lessons } from '#platform/lessons/lessons.ts';
import { createBrowserPacks } from '#platform/model-packs/browser-packs.ts';
import { createMobileData } from '#platform/model-packs/mobile-data.ts';
import { createPictureClient } from '#platform/picture-client/picture-client.ts';
import { createMediaKeys } from '#platform/player/media-keys.ts';
import { createModeChoice } from '#platform/practice-mode.ts';
import { createDraftLocks } from '#platform/recorder/draft-locks.ts';
import { createMicrophoneAccess } from '#platform/recorder/microphone-access.ts';
import { createMicrophoneChoice } from '#platform/recorder/microphone-choice.ts';
import { createMicrophoneSetup } from '#platform/recorder/microphone-setup.ts';
import type { MicrophoneRefusal } from '#platform/recorder/microphone.ts';
import { createOpenCapture } from '#platform/recorder/open-capture.ts';
import { createRecorder } from '#platform/recorder/recorder.ts';
import type { RecordingChunkSink } from '#platform/recorder/recording-sink.ts';
import { createSharedFiles } from '#platform/shared-files.ts';
import { createBrowserSpeech } from '#platform/speech-client/browser-speech.ts';
import { createBrowserSpoken } from '#platform/speech-client/browser-spoken.ts';
import { createBrowserSounds } from '#platform/word-sounds/browser-sounds.ts';
import { createBrowserWriting } from '#platform/writing-client/browser-writing.ts';

/** What this device has for whoever is signed in: sound and recorder, engines and their files, drafts and locks. */
export function createDevice() {
  const audio = createAudioClient();
  const openCapture = createOpenCapture(audio);
  const drafts = createDrafts();
  const sharedFiles = createSharedFiles();
  const seats = createAnswerSeats({
    locks: navigator.locks,
    channel: createChannel('passage-answers', isSeatWanted),
  });
  const storage = createDeviceStorage(navigator);
  const draftLocks = createDraftLocks(navigator.locks);
  const writing = createBrowserWriting();
  const dictionary = createBrowserDictionary();
  const packs = createBrowserPacks((error) => reportError(error));
  const sounds = createBrowserSounds((error) => reportError(error));
  let lessons: Lessons | null = null;
  const speech = createBrowserSpeech(() => packs.findFile('reading', 'model'));
  const spoken = createBrowserSpoken((pack, name) => packs.findFile(pack, name));
  const connectivity = createConnectivity(window);
  const mobileData = createMobileData(navigator);
  const access = createMicrophoneAccess();
  const choice = createMicrophoneChoice();
  const microphone = createMicrophoneSetup(choice, access);
  const pictures = createPictureClient();
  const modeChoice = createModeChoice();
  const mediaKeys = createMediaKeys('mediaSession' in navigator ? navigator.mediaSession : undefined);
  return {
    audio,
    connectivity,
    createRecorder: (sink: RecordingChunkSink) =>
      createRecorder({
        openCapture,
        chosenMicrophone: () => choice.read(),
        sink,
        audio,
        clock,
        ids,
        digest,
        locks: draftLocks,
      }),
    dictionary,
    draftLocks,
    drafts,
    /** Made with the first call: it asks the network for the list. */
    lessons: () => (lessons ??= createBrowserLessons((error) => reportError(error))),
    mediaKeys,
    microphone,
    mobileData,
    modeChoice,
    packs,
    pictures,
    readMicrophonePermission: () => access.read(),
    requestMicrophone: async () => whyRefused(await access.request()),
    seats,
    sharedFiles,
    sounds,
    speech,
    spoken,
    storage,
    writing,
  };
}

/** `null` when the microphone is open to us now, else why it is not. */
function whyRefused(refusal: MicrophoneRefusal | null): string | null {
  if (refusal === null) return null;
  return refusal.kind === 'no-device' ? 'No microphone was found' : refusal.message;
}
