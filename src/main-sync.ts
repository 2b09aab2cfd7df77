import type { FetchRecording } from '#data/commands/keep-recording.ts';
import type { RequestScoring } from '#data/commands/keep-scoring-state.ts';
import type { DataContext } from '#data/store/context.ts';
import type { EndAccount } from '#data/commands/forget-learner.ts';
import type { Payments } from '#data/commands/payments.ts';
import { findProfile } from '#data/queries/profile.ts';
import type { FetchList } from '#data/store/content/fetched-lists.ts';
import type { Translations } from '#data/store/content/translation-store.ts';
import { readMeta } from '#data/store/meta.ts';
import type { LocalData } from '#data/store/open-local-data.ts';
import { localUserId } from '#data/store/rows.ts';
import { keepUnknownLoss, noticeLoss } from '#data/store/lost-work.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import type { SoundDownloads } from '#features/downloads/download-ports.ts';

import { adoptLocalRows, showLearner } from '#data/store/users.ts';
import { createBackgroundWake } from '#platform/background-wake.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createDeviceMark } from '#platform/device-mark.ts';
import type { DeviceStorage } from '#platform/device-storage.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { languageChoice } from '#platform/language-choice.ts';
import { hasLocalWork, keepLocalWork } from '#platform/local-work.ts';
import { createWebLocks } from '#platform/locks.ts';
import { createMediaCache } from '#platform/media-cache.ts';
import { systemRandom as random } from '#platform/random.ts';
import type { Session } from '#platform/session/session.ts';
import { askForLoss } from '#sync/ask-for-loss.ts';
import { createSyncEngine, type DrainResult } from '#sync/engine.ts';
import { createPayments } from '#sync/create-payments.ts';
import { createAccountEnd } from '#sync/end-account.ts';
import { createTranslations } from '#sync/create-translations.ts';
import { createListFetch } from '#sync/fetch-lists.ts';
import { createPredictionFetch, keepAsking } from '#sync/fetch-predictions.ts';
import { createRecordingFetch } from '#sync/fetch-recording.ts';
import { lookForScores } from '#sync/look-for-scores.ts';
import { isKick } from '#sync/ports.ts';
import { createScoringRequest } from '#sync/request-scoring.ts';
import { createSoundDownloads } from '#sync/sound-downloads.ts';
import { tellOfRenewals } from '#sync/tell-of-renewals.ts';
import { createTransport } from '#sync/create-transport.ts';
import { createTranscriptionRequest, type RequestTranscription } from '#sync/request-transcription.ts';
import { keepContent } from './main-content.ts';

/** One learner's local data with what carries it to the server and brings the question bank. */
export interface LearnerSync {
  readonly data: DataContext;
  /** After the browser has closed the database: shows what there is, and fetches again what it has cleared. */
  readonly refill: () => Promise<void>;
  readonly syncNow: () => Promise<DrainResult>;
  readonly sound: SoundDownloads;
  readonly fetchRecording: FetchRecording;
  readonly fetchList: FetchList;
  readonly translations: Translations;
  readonly endAccount: EndAccount;
  readonly requestScoring: RequestScoring;
  readonly requestTranscription: RequestTranscription;
  readonly payments: Payments;
  /** Settles when nothing of it runs any more. */
  readonly stop: () => Promise<void>;
}

/** From local data being open to the first sync. */
const startAfterMs = 400;

const report = (error: unknown) => reportError(error);

/** Puts the sync engine together, once for each learner. */
export function createSyncOf(options: {
  local: LocalData;
  session: Session;
  storage: Pick<DeviceStorage, 'keeping' | 'persist'>;
  keepEngines: () => Promise<void>;
  isUpdating: () => boolean;
}) {
  const { local, session, storage, keepEngines, isUpdating } = options;
  const store = createDexieSyncStore({ db: local.db, digest, ids });
  let hostLives = () => {};
  const tokens = tellOfRenewals(session, () => hostLives());
  const transport = createTransport({ tokens, origin: location.origin, now: () => clock.now() });
  // The one who deletes here hears of it by the answer, not as of a deletion elsewhere.
  const endTransport = createTransport({
    tokens: { getAccessToken: (request) => session.getAccessToken(request) },
    origin: location.origin,
    now: () => clock.now(),
  });
  const locks = createWebLocks(navigator.locks);
  const channel = createChannel('passage-sync', isKick);
  const connectivity = createConnectivity(window);
  const wake = createBackgroundWake(navigator);
  const media = createMediaCache(caches, location.origin);
  /** Whether it is the database that was here before. */
  const markDevice = async () => {
    const mark = createDeviceMark(document);
    const kept = mark.read();
    const clientId = await noticeLoss(local.db, { kept, freshId: ids.uuid() });
    mark.write(clientId);
    return kept === clientId;
  };
  // From the first thing that is saved. Where the browser would ask, the learner is asked first (`InstallCard`).
  const keep = once(async () => {
    if ((await storage.keeping()) === 'decides') await storage.persist();
  });

  return async function syncOf(userId: string): Promise<LearnerSync> {
    const engine = createSyncEngine({
      userId,
      store,
      transport,
      clock,
      random,
      locks,
      channel,
      connectivity,
      report,
    });
    const data: DataContext = {
      db: local.db,
      strictDb: local.strictDb,
      userId,
      clock,
      ids,
      digest,
      kick() {
        engine.kick();
        wake.ask();
        void keep();
        keepLocalWork(userId === localUserId);
      },
    };
    hostLives = () => engine.hostLives();
    await showOwner(data);
    await markDevice().catch(report);
    // The screens read first: the engine's first look at a long queue would hold them up.
    const cancelStart = clock.after(startAfterMs, () => engine.start());
    const tellLoss = () =>
      userId === localUserId ? keepUnknownLoss(data, hasLocalWork()) : askForLoss(data, transport);
    const askAgain = connectivity.subscribe(() => void tellLoss().catch(report));
    void tellLoss().catch(report);
    const stopLooking = lookForScores({ ...data, connectivity, look: () => void engine.lookForScore() });
    const predictions = createPredictionFetch(data, transport);
    const stopPredictions = keepAsking(() => void predictions.ask().catch(report), {
      clock,
      connectivity,
      startAfterMs,
    });
    const translations = createTranslations(data, transport, { digest, origin: location.origin });
    const content = keepContent({
      context: data,
      locks,
      connectivity,
      report,
      async keepEngines() {
        await translations.keep(await wantedLanguages(data));
        await keepEngines();
      },
      isUpdating,
      hostLives,
    });
    async function refill(): Promise<void> {
      if (await markDevice()) return;
      await showOwner(data);
      content.run();
      await tellLoss();
      await engine.syncNow();
    }
    return {
      data,
      refill,
      fetchRecording: createRecordingFetch(data, transport),
      fetchList: createListFetch(data, transport),
      translations,
      endAccount: createAccountEnd(userId, endTransport),
      requestScoring: createScoringRequest(data, transport),
      requestTranscription: createTranscriptionRequest(data, transport),
      payments: createPayments(data, transport),
      syncNow() {
        content.run();
        return engine.syncNow();
      },
      sound: createSoundDownloads({ context: data, media, clock, fetchNow: content.run }),
      async stop() {
        content.stop();
        askAgain();
        stopLooking();
        stopPredictions();
        cancelStart();
        await engine.stop();
      },
    };
  };
}

/** The languages that the learner reads. */
async function wantedLanguages(data: DataContext): Promise<string[]> {
  const { language } = await findProfile(data);
  const chosen = languageChoice.read();
  return chosen === null ? [language] : [language, chosen];
}

/** Runs it at the first call; later calls get the same promise. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= run());
}

/** After a change of learner the list shows the new one; what was done before the first sign-in becomes theirs. */
async function showOwner(data: DataContext): Promise<void> {
  if ((await readMeta(data.db, 'list-owner')) === data.userId) return;
  if (data.userId === localUserId) await showLearner(data);
  else await adoptLocalRows(data, { userId: data.userId });
}
