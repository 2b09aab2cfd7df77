import '#platform/zod-without-eval.ts';
import type { Services, ServicesStore } from '#app/start/services.ts';
import { databaseName } from '#data/store/database-name.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { createRecordingChunkStore } from '#data/store/recordings/recording-chunk-store.ts';
import { localUserId } from '#data/store/rows.ts';
import type { AccountPorts, WayOut } from '#features/account/account-ports.ts';
import type { PlanPorts } from '#features/plans/plan-ports.ts';
import type { Assessing } from '#features/practice/assess/assessing.ts';
import type { Busy } from '#platform/busy.ts';
import { keepTransactionsOutOfCache } from '#platform/cached-page.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { leaveFarewell } from '#platform/farewell.ts';
import { forgetHomeHint } from '#platform/home-hint.ts';
import { languageChoice } from '#platform/language-choice.ts';
import { leavePage, placeAfter } from '#platform/leave-page.ts';
import { forgetLessonPlaces, lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { createHtmlPlayer } from '#platform/player/html-player.ts';
import { systemRandom as random } from '#platform/random.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import { silentAfterMs } from '#platform/open-answering.ts';
import { createSoloPlayers } from '#platform/player/solo-players.ts';
import { watchOnScreenKeyboard } from '#platform/on-screen-keyboard.ts';
import { ownerOf } from '#platform/session/session.ts';
import type { Session } from '#platform/session/session.ts';
import { untilDone } from '#platform/until-done.ts';
import { browserVoice } from '#platform/voice/browser-voice.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { createArrival } from './main-arrival.ts';
import { createLearnerAssessing } from './main-assess.ts';
import { createDevice } from './main-device.ts';
import { createSay } from './main-say.ts';
import { createSyncOf } from './main-sync.ts';

// Before the session opens its database.
keepTransactionsOutOfCache();

interface StartOptions {
  busy: Busy;
  session: Session;
  store: ServicesStore;
  /** The learner has accepted a newer version, which is about to take over. */
  isUpdating: () => boolean;
}

/**
 * The second half of the composition root, fetched after the first paint: local data, sync, recorder. All of it is made
 * anew when another learner signs in or somebody signs out; an expired sign-in leaves the app open with what is on the device.
 */
export async function startServices({ busy, session, store, isUpdating }: StartOptions): Promise<void> {
  const onSilent = () => store.set({ status: 'silent' });
  let refill = async () => {};
  const local = await openLocalData(databaseName, {
    onOutdated: () => location.reload(),
    // At once: a browser refuses to open a database that it is about to clear.
    onClosed: (db) => void untilDone(() => db.open()),
    onReopened: () => void refill().catch((error: unknown) => reportError(error)),
    patience: { clock, onSilent },
  });
  watchOnScreenKeyboard(window);
  const device = createDevice();
  const {
    drafts,
    sharedFiles,
    storage,
    writing,
    dictionary,
    packs,
    sounds,
    speech,
    spoken,
    audio,
    pictures,
    connectivity,
  } = device;
  let assessing: Assessing | null = null;
  const arrive = createArrival({ db: local.db, drafts, sharedFiles, clock, report: reportError });
  /** Of who signs out in this tab. */
  let wayOut: WayOut | null = null;
  /** How many learners have left while the page stayed: with each of them every screen begins anew. */
  let lives = 0;
  // One change after the other: a sign-out in the middle of a sign-in must not leave two engines behind.
  let turn = Promise.resolve();
  const keepEngines = async () => {
    if (await writing.keepData()) void assessing?.completeMissing();
    // A look-up fetches it all the same: that is what somebody asked for.
    if (!device.mobileData.isMetered()) await dictionary.keepData();
  };
  const syncOf = createSyncOf({ local, session, storage, keepEngines, isUpdating });

  async function servicesOf(userId: string): Promise<Services & { stop: () => Promise<void> }> {
    await arrive(userId);
    const sync = await syncOf(userId);
    const { data } = sync;
    ({ refill } = sync);
    const sink = createRecordingChunkStore(data);
    const own = createLearnerAssessing({ data, writing, speech, spoken, packs, connectivity });
    assessing = own;
    const practice: PracticePorts = {
      assessing: own,
      writing,
      packs,
      speech,
      drafts,
      seats: device.seats,
      modeChoice: device.modeChoice,
      mediaKeys: device.mediaKeys,
      busy,
      random,
      audio,
      sharedFiles,
      readMicrophonePermission: device.readMicrophonePermission,
      requestMicrophone: device.requestMicrophone,
      microphone: device.microphone,
      createPlayer: createSoloPlayers(createHtmlPlayer, browserVoice()),
      createRecorder: () => device.createRecorder(sink),
      draftLocks: device.draftLocks,
      storage,
      fetchRecording: sync.fetchRecording,
      fetchList: sync.fetchList,
      translations: sync.translations,
      languageChoice,
      pictures,
      requestScoring: sync.requestScoring,
    };
    const say = createSay({ device, sync, practice });
    const wordSounds = { sounds, player: practice.createPlayer() };
    const lessons: LessonPorts = {
      get lessons() {
        return device.lessons();
      },
      places: lessonPlaces,
      createPlayer: practice.createPlayer,
      mediaKeys: device.mediaKeys,
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
      syncNow,
      sharedFiles,
      isOnline: () => connectivity.isOnline(),
      async signOut(way) {
        wayOut = way;
        await session.signOut();
        // Where the page could not be left: until nothing of the learner's engine runs any more.
        await turn;
        return session.current().kind === 'signed-out';
      },
    };
    const plans: PlanPorts = {
      payments: sync.payments,
      pictures,
      connectivity,
      syncNow,
      leaveFor: (url) => location.assign(url),
    };
    return {
      life: lives,
      data,
      session,
      dictionary,
      practice,
      say,
      wordSounds,
      lessons,
      account,
      plans,
      syncNow,
      downloads: { storage, sound, line: () => packs.line() },
      storage,
      stop,
    };
  }

  // After a sign-out nothing of that learner is shown. What is done then belongs to nobody yet, and goes to who signs in next.
  const ownerNow = async () => ownerOf(await session.whenKnown()) ?? localUserId;
  // The session and the drafts have databases of their own, which may not answer either.
  const stopWaiting = clock.after(silentAfterMs, onSilent);
  let current = await ownerNow().then(servicesOf).finally(stopWaiting);
  store.set({ status: 'ready', services: current });

  const follow = async () => {
    const owner = await ownerNow();
    if (owner === current.data.userId) return;
    if (current.data.userId !== localUserId) {
      forgetHomeHint();
      forgetLessonPlaces();
      leaveFarewell(wayOut?.farewell ?? null);
      if (leavePage(window, wayOut?.path ?? placeAfter(location.pathname))) return;
      lives += 1;
    }
    await current.stop();
    current = await servicesOf(owner);
    store.set({ status: 'ready', services: current });
  };
  session.subscribe(() => {
    turn = turn.then(follow).catch((error: unknown) => store.set({ status: 'failed', error }));
  });
}
