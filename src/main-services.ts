import '#platform/zod-without-eval.ts';
import type { Services, ServicesStore } from '#app/start/services.ts';
import { databaseName } from '#data/database-name.ts';
import { openLocalData } from '#data/open-local-data.ts';
import { createRecordingChunkStore } from '#data/recording-chunk-store.ts';
import { findLastLearner } from '#data/users.ts';
import type { AccountPorts } from '#features/account/account-ports.ts';
import type { Assessing } from '#features/practice/assess/assessing.ts';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import type { Busy } from '#platform/busy.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createDeviceStorage } from '#platform/device-storage.ts';
import { createBrowserDictionary } from '#platform/dictionary-client/browser-dictionary.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { createDrafts } from '#platform/drafts.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { createBrowserPacks } from '#platform/model-packs/browser-packs.ts';
import { createHtmlPlayer } from '#platform/player/html-player.ts';
import { systemRandom as random } from '#platform/random.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import { createPictureClient } from '#platform/picture-client/picture-client.ts';
import { createSoloPlayers } from '#platform/player/solo-players.ts';
import { createDraftLocks } from '#platform/recorder/draft-locks.ts';
import { decodeAudio } from '#platform/recorder/decode-audio.ts';
import { createMicrophoneAccess, type MicrophoneRefusal } from '#platform/recorder/microphone.ts';
import { createOpenCapture } from '#platform/recorder/open-capture.ts';
import { createRecorder } from '#platform/recorder/recorder.ts';
import { ownerOf } from '#platform/session/session.ts';
import type { Session } from '#platform/session/session.ts';
import { createBrowserSpoken } from '#platform/speech-client/browser-spoken.ts';
import { createBrowserSpeech } from '#platform/speech-client/browser-speech.ts';
import { createBrowserWriting } from '#platform/writing-client/browser-writing.ts';
import { createLearnerAssessing } from './main-assess.ts';
import { createSyncOf } from './main-sync.ts';

interface StartOptions {
  busy: Busy;
  session: Session;
  store: ServicesStore;
  /** The learner has accepted a newer version, which is about to take over. */
  isUpdating: () => boolean;
}

/**
 * The second half of the composition root, fetched after the first paint: local data, sync, recorder. All of it is made
 * anew when another learner signs in; a sign-out or an expired sign-in leaves the app open with what is on the device.
 */
export async function startServices({ busy, session, store, isUpdating }: StartOptions): Promise<void> {
  const local = await openLocalData(databaseName, { onOutdated: () => location.reload() });
  const audio = createAudioClient();
  const openCapture = createOpenCapture(audio);
  const drafts = createDrafts();
  const storage = createDeviceStorage(navigator);
  const draftLocks = createDraftLocks(navigator.locks);
  const writing = createBrowserWriting();
  const dictionary = createBrowserDictionary();
  const packs = createBrowserPacks((error) => reportError(error));
  const speech = createBrowserSpeech(() => packs.findFile('reading', 'model'));
  const spoken = createBrowserSpoken((pack, name) => packs.findFile(pack, name));
  const connectivity = createConnectivity(window);
  let assessing: Assessing | null = null;
  const keepEngines = async () => {
    if (await writing.keepData()) void assessing?.completeMissing();
    await dictionary.keepData();
  };
  const syncOf = createSyncOf({ local, session, keepEngines, isUpdating });

  const microphone = createMicrophoneAccess();
  const pictures = createPictureClient();

  async function servicesOf(userId: string): Promise<Services & { stop: () => Promise<void> }> {
    const sync = await syncOf(userId);
    const { data } = sync;
    const sink = createRecordingChunkStore(data);
    const own = createLearnerAssessing({ data, writing, speech, spoken, packs, connectivity });
    assessing = own;
    const practice: PracticePorts = {
      assessing: own,
      writing,
      packs,
      speech,
      drafts,
      busy,
      random,
      audio,
      decodeAudio,
      readMicrophonePermission: () => microphone.read(),
      requestMicrophone: async () => whyRefused(await microphone.request()),
      createPlayer: createSoloPlayers(createHtmlPlayer),
      createRecorder: () =>
        createRecorder({ openCapture, sink, audio, clock, ids, digest, locks: draftLocks }),
      draftLocks,
      storage,
      fetchRecording: sync.fetchRecording,
      fetchList: sync.fetchList,
      pictures,
      requestScoring: sync.requestScoring,
    };
    const { syncNow, sound } = sync;
    const stop = () => {
      own.stop();
      return sync.stop();
    };
    const account: AccountPorts = {
      pictures,
      drafts,
      fetchRecording: sync.fetchRecording,
      endAccount: sync.endAccount,
      signOut: () => session.signOut(),
    };
    return { data, session, dictionary, practice, account, syncNow, sound, stop };
  }

  // A sign-out hides nothing: until somebody signs in, the device shows whose work was shown last.
  const ownerNow = async () => ownerOf(await session.whenKnown()) ?? (await findLastLearner(local.db));
  let current = await servicesOf(await ownerNow());
  store.set({ status: 'ready', services: current });

  // One change after the other: a sign-out in the middle of a sign-in must not leave two engines behind.
  let turn = Promise.resolve();
  const follow = async () => {
    const owner = await ownerNow();
    if (owner === current.data.userId) return;
    await current.stop();
    current = await servicesOf(owner);
    store.set({ status: 'ready', services: current });
  };
  session.subscribe(() => {
    turn = turn.then(follow).catch((error: unknown) => store.set({ status: 'failed', error }));
  });
}

/** `null` when the microphone is open to us now, else why it is not. */
function whyRefused(refusal: MicrophoneRefusal | null): string | null {
  if (refusal === null) return null;
  return refusal.kind === 'no-device' ? 'No microphone was found' : refusal.message;
}
