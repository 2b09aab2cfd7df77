import type { SignalFacts } from '#contract/entities/answer.ts';
import { keepRecording, type RecordingFetchResult } from '#data/commands/keep-recording.ts';
import { createRecordingChunkStore } from '#data/store/recordings/recording-chunk-store.ts';
import type { DataContext } from '#data/store/context.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import type { CaptureEvents } from '#platform/recorder/capture.ts';
import type { OpenCapture } from '#platform/recorder/open-capture.ts';
import type { Player, PlayerSource, PlayerState } from '#platform/player/player.ts';
import { createSoloPlayers } from '#platform/player/solo-players.ts';
import { createFakeVoice } from './fake-voice.ts';
import type { DraftLocks } from '#platform/recorder/draft-locks.ts';
import { createRecorder } from '#platform/recorder/recorder.ts';
import { createFakeMicrophone } from './fake-microphone.ts';

const loud = { rmsDbfs: -20, peakDbfs: -10, clipping: false, tooQuiet: false };

/** The sound side of a device: a microphone that a test speaks into, and players that it can watch. */
export function createFakeAudio(context: DataContext) {
  let isAllowed = true;
  let isAsked = true;
  let events: CaptureEvents | null = null;
  let stopAfterSilenceMs: number | null = null;
  let measured: Partial<SignalFacts> = {};
  const microphone = createFakeMicrophone();
  const spoken: Uint8Array<ArrayBuffer>[] = [];
  const players: FakePlayer[] = [];
  const voice = createFakeVoice();
  const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

  const openCapture: OpenCapture = async (order) => {
    stopAfterSilenceMs = order.stopAfterSilenceMs;
    if (!isAllowed) return { kind: 'denied', error: 'NotAllowedError', message: 'Permission denied' };
    spoken.length = 0;
    return {
      kind: 'open',
      fallback: null,
      beep: async () => undefined,
      close: () => undefined,
      capture: {
        sampleRate: 44_100,
        begin(own) {
          events = own;
        },
        flush: () => undefined,
        cancel: () => undefined,
        async finish() {
          events = null;
          const bytes = new Uint8Array(await new Blob(spoken).arrayBuffer());
          const durationMs = spoken.length * 1000;
          if (bytes.length === 0) return { kind: 'empty' };
          const sha256 = await context.digest.sha256(bytes);
          const signal: SignalFacts = {
            durationMs,
            speechMs: durationMs * 0.8,
            leadingSilenceMs: 200,
            pauses: [{ startMs: 900, durationMs: 1_200 }],
            peakDbfs: -6,
            speechDbfs: -22,
            clippedShare: 0,
            ...measured,
          };
          return { kind: 'finished', audio: { bytes, mimeType: 'audio/mpeg', durationMs, sha256, signal } };
        },
      },
    };
  };

  const recoverable: PracticePorts['audio'] = {
    convertToMp3: async () => ({ kind: 'failed', code: 'no-converter', message: 'not in this test' }),
    preparePlayback: async () => ({ kind: 'failed', code: 'no-converter', message: 'not in this test' }),
    inspectMp3: async (bytes) => ({
      kind: 'mp3',
      bytes,
      durationMs: 2_000,
      sha256: await context.digest.sha256(bytes),
    }),
    measureSignal: async () => null,
    recordingWorker: { run: async () => ({ kind: 'aborted' }), stop: () => undefined },
    stop: () => undefined,
  };
  const sink = createRecordingChunkStore(context);
  const { clock, ids, digest } = context;
  const draftLocks = createFakeDraftLocks();
  /** Requests for recordings and the answers to them, in their order, whichever comes first. */
  const requests: PromiseWithResolvers<ArrayBuffer | Exclude<RecordingFetchResult, 'kept'>>[] = [];
  const requestAt = (at: number) => (requests[at] ??= Promise.withResolvers());
  let requested = 0;
  let answered = 0;
  const ports: Omit<
    PracticePorts,
    | 'drafts'
    | 'sharedFiles'
    | 'seats'
    | 'busy'
    | 'modeChoice'
    | 'mediaKeys'
    | 'random'
    | 'storage'
    | 'assessing'
    | 'requestScoring'
    | 'fetchList'
    | 'translations'
    | 'languageChoice'
    | 'pictures'
    | 'writing'
    | 'packs'
    | 'speech'
  > = {
    audio: recoverable,
    readMicrophonePermission: async () => (isAsked ? (isAllowed ? 'granted' : 'denied') : 'to-ask'),
    requestMicrophone: async () => {
      isAsked = true;
      return isAllowed ? null : 'Permission denied';
    },
    microphone,
    createRecorder: () =>
      createRecorder({
        openCapture,
        chosenMicrophone: () => null,
        sink,
        audio: recoverable,
        clock,
        ids,
        digest,
        locks: draftLocks,
      }),
    draftLocks,
    fetchRecording: async (wanted, onProgress) => {
      onProgress?.(0.4);
      const request = requestAt(requested);
      requested += 1;
      const result = await request.promise;
      if (typeof result === 'string') return result;
      await keepRecording(context, { ...wanted, bytes: result });
      return 'kept';
    },
    createPlayer: createSoloPlayers(() => {
      const player = createFakePlayer();
      players.push(player);
      return player;
    }, voice.voice),
  };
  return {
    ports,
    players,
    voice,
    draftLocks,
    microphone,
    /** What is measured in the next recordings. */
    measure(facts: Partial<SignalFacts>) {
      measured = facts;
    },
    /** The microphone is unplugged. */
    unplug: () => events?.onEnded('device-lost'),
    /** What the server says to the request for a recording: its bytes, or why not. */
    answerFetch(result: ArrayBuffer | Exclude<RecordingFetchResult, 'kept'>) {
      requestAt(answered).resolve(result);
      answered += 1;
    },
    refuseMicrophone() {
      isAllowed = false;
    },
    allowMicrophone() {
      isAllowed = true;
    },
    /** As on a first visit: nobody was asked for the microphone yet. */
    forgetMicrophone() {
      isAsked = false;
    },
    /** A second of sound. */
    speak(text: string) {
      const bytes = bytesOf(text);
      spoken.push(bytes);
      events?.onLevel({ level: loud, peak: 0.3, elapsedMs: spoken.length * 1000 });
      events?.onChunk(bytes, 'audio/mpeg');
    },
    /** What the microphone that was opened last was told. */
    stopsAfterSilenceMs: () => stopAfterSilenceMs,
    /** Nobody has spoken for as long as the microphone waits. */
    fallSilent: () => events?.onEnded('silence'),
    isRecording: () => events !== null,
    /** What a crash leaves behind: a recording that began and never finished. */
    async leaveBehind(practiceId: number, text: string, startedAt: number) {
      const draftId = ids.uuid();
      await sink.begin({
        draftId,
        practiceId,
        taskType: 'RA',
        startedAt,
        sampleRate: 44_100,
        mimeType: 'audio/mpeg',
      });
      await sink.append(draftId, 0, bytesOf(text));
      return draftId;
    },
  };
}
export type FakeAudio = ReturnType<typeof createFakeAudio>;

export interface FakePlayer extends Player {
  readonly loaded: PlayerSource[];
  /** The sound has come to its end. */
  end(): void;
  /** The sound could not be fetched. */
  fail(): void;
}

/** The draft locks of one browser. */
function createFakeDraftLocks(): DraftLocks {
  const held = new Map<string, { free: Promise<void> }>();
  return {
    hold(draftId) {
      const { promise: free, resolve } = Promise.withResolvers<void>();
      held.set(draftId, { free });
      return () => {
        held.delete(draftId);
        resolve();
      };
    },
    async whenFree(draftId, signal) {
      await held.get(draftId)?.free;
      signal.throwIfAborted();
    },
  };
}

/** Plays at once and for ever, until `end`. */
function createFakePlayer(): FakePlayer {
  const listeners = new Set<() => void>();
  const loaded: PlayerSource[] = [];
  let state: PlayerState = { status: 'empty' };
  let settings = { volume: 1, rate: 1 };
  const set = (next: PlayerState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  let positionMs = 0;
  const place = (status: 'ready' | 'playing' | 'paused' | 'ended') =>
    set({ status, positionMs, durationMs: 2_000 });
  return {
    loaded,
    end: () => place('ended'),
    fail: () => set({ status: 'failed', code: 'unreachable' }),
    getState: () => state,
    getSettings: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async load(source) {
      loaded.push(source);
      positionMs = 0;
      place('ready');
    },
    async play() {
      place('playing');
    },
    pause: () => state.status === 'playing' && place('paused'),
    seekTo(to) {
      positionMs = to;
    },
    seekBy: () => undefined,
    setVolume(volume) {
      settings = { ...settings, volume };
      set(state);
    },
    setRate(rate) {
      settings = { ...settings, rate };
    },
    dispose: () => listeners.clear(),
  };
}
