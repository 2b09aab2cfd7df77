import { localUserId } from '#data/rows.ts';
import type { Services, ServicesStore } from '#app/start/services.ts';
import { createRecordingChunkStore } from '#data/recording-chunk-store.ts';
import { openLocalData } from '#data/open-local-data.ts';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import type { Busy } from '#platform/busy.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { createDrafts } from '#platform/drafts.ts';
import { systemIds } from '#platform/ids.ts';
import { createHtmlPlayer } from '#platform/player/html-player.ts';
import { systemRandom } from '#platform/random.ts';
import { decodeAudio } from '#platform/recorder/decode-audio.ts';
import { requestMicrophonePermission } from '#platform/recorder/microphone.ts';
import { createOpenCapture } from '#platform/recorder/open-capture.ts';
import { createRecorder } from '#platform/recorder/recorder.ts';
import { ownerOf } from '#platform/session/session.ts';
import type { Session } from '#platform/session/session.ts';

const databaseName = 'passage';

interface StartOptions {
  busy: Busy;
  session: Session;
  store: ServicesStore;
}

/** The second half of the composition root, fetched after the first paint: local data, sync, recorder. */
export async function startServices({ busy, session, store }: StartOptions): Promise<void> {
  const local = await openLocalData(databaseName, { onOutdated: () => location.reload() });
  const audio = createAudioClient();
  const openCapture = createOpenCapture(audio);
  const drafts = createDrafts();
  const clock = systemClock;
  const ids = systemIds;
  const digest = systemDigest;

  function servicesOf(userId: string): Services {
    const data = { ...local, userId, clock, ids, digest, kick: () => {} };
    const sink = createRecordingChunkStore(data);
    return {
      data,
      session,
      practice: {
        drafts,
        busy,
        random: systemRandom,
        audio,
        decodeAudio,
        requestMicrophone,
        createPlayer: () => createHtmlPlayer(),
        createRecorder: () => createRecorder({ openCapture, sink, audio, clock, ids, digest }),
      },
      syncNow: () => {},
    };
  }

  const known = await session.whenKnown();
  store.set({ status: 'ready', services: servicesOf(ownerOf(known) ?? localUserId) });
}

/** `null` when the microphone is open to us now, else why it is not. */
async function requestMicrophone(): Promise<string | null> {
  const refusal = await requestMicrophonePermission();
  if (refusal === null) return null;
  return refusal.kind === 'no-device' ? 'No microphone was found' : refusal.message;
}
