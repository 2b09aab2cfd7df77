import type { TaskType } from '#contract/task-type.ts';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import type { Digest } from '#platform/digest.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import type { CaptureResult } from './capture.ts';
import { createChunkWriter } from './chunk-writer.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { completeRecording } from './complete-recording.ts';
import type { DraftLocks } from './draft-locks.ts';
import { keepAwake } from './keep-awake.ts';
import { defaultDeviceId } from './microphone.ts';
import type { MicrophoneRefusal } from './microphone.ts';
import type { OpenCapture, OpenedCapture } from './open-capture.ts';
import type { RecorderState, RecordingEnd } from './recorder-state.ts';
import type { RecordingChunkSink } from './recording-sink.ts';
import { createListeners } from '#platform/listeners.ts';

export interface RecordingRequest {
  practiceId: number | null;
  taskType: TaskType | null;
  /** The tone before it; Answer Short Question has none. */
  hasBeep: boolean;
  /** 60 s when not given (spec section 9). */
  limitMs?: number;
  deviceId?: string;
  /** Ends it after so long without a voice, as the exam does. Off when not given. */
  stopAfterSilenceMs?: number;
}

/** Takes one recording after another. Subscribe and read: the state is a new object at every change. */
export interface Recorder {
  getState(): RecorderState;
  subscribe(listener: () => void): () => void;
  /** Call it inside the learner's tap. Does nothing while a recording is being made. */
  start(request: RecordingRequest): Promise<void>;
  /** Ends the recording, or the wait for it. Resolves when the state has settled. */
  stop(): Promise<void>;
  /** Try again: back to idle, and the sink forgets the draft. */
  discard(): Promise<void>;
  /** Back to idle after the recording was handed in; the sink keeps what it has. */
  clear(): void;
  /** The screen goes. A recording under way ends, and stays in the sink as a draft. */
  dispose(): Promise<void>;
}

export interface RecorderPorts {
  openCapture: OpenCapture;
  sink: RecordingChunkSink;
  audio: Pick<AudioClient, 'convertToMp3' | 'inspectMp3' | 'measureSignal'>;
  clock: Pick<Clock, 'now'>;
  ids: Ids;
  digest: Digest;
  /** Keeps other tabs from taking the draft for one that was left behind. */
  locks: Pick<DraftLocks, 'hold'>;
}

const defaultLimitMs = 60_000;
const waveformLength = 60;

/** A recording that is being made. */
interface Take {
  opened: OpenedCapture;
  writer: ChunkWriter;
  draftId: string;
  /** Lets the screen sleep and stops listening to the page. */
  letGo: () => void;
}

const isBusy = ({ status }: RecorderState): boolean =>
  status === 'requesting-permission' || status === 'beep' || status === 'recording' || status === 'stopping';

const failureOf = (result: CaptureResult): RecorderState => ({
  status: 'failed',
  code: result.kind === 'empty' ? 'empty' : 'broken',
  message: result.kind === 'failed' ? result.message : '',
});

function refusalState(refusal: MicrophoneRefusal): RecorderState {
  const { kind, ...rest } = refusal;
  return { status: kind, ...rest } as RecorderState;
}

export function createRecorder(ports: RecorderPorts): Recorder {
  const { sink, clock, ids } = ports;
  const listeners = createListeners();
  let state: RecorderState = { status: 'idle' };
  let take: Take | null = null;
  let lastWriter: ChunkWriter | null = null;
  let ending: Promise<void> = Promise.resolve();
  /** Lets the draft of the last recording go: others may offer it then. */
  let releaseDraft = () => {};
  /** Grows when a start is given up, so that what it waited for is let go. */
  let attempt = 0;

  function set(next: RecorderState): void {
    state = next;
    listeners.tell();
  }

  function update(change: Partial<Extract<RecorderState, { status: 'recording' }>>): void {
    if (state.status === 'recording') set({ ...state, ...change });
  }

  function begin(opened: OpenedCapture, request: RecordingRequest, limitMs: number): void {
    const { practiceId, taskType } = request;
    const draftId = ids.uuid();
    releaseDraft();
    releaseDraft = ports.locks.hold(draftId);
    const draft = {
      draftId,
      practiceId,
      taskType,
      startedAt: clock.now(),
      sampleRate: opened.capture.sampleRate,
    };
    const writer = createChunkWriter(sink, draft, (isSaving) => update({ isSaving }));
    const letSleep = keepAwake();
    // What is encoded comes out when the page may be about to go.
    const unlisten = whenPageHides(() => opened.capture.flush());
    const letGo = () => {
      letSleep();
      unlisten();
    };
    take = { opened, writer, draftId, letGo };
    lastWriter = writer;
    set({ status: 'recording', elapsedMs: 0, limitMs, level: null, recentPeaks: [], isSaving: true });
    opened.capture.begin({
      onLevel({ level, peak, elapsedMs }) {
        if (state.status !== 'recording') return;
        const recentPeaks = [...state.recentPeaks, peak].slice(-waveformLength);
        update({ level, elapsedMs, recentPeaks });
      },
      onChunk: (bytes, mimeType) => writer.append(bytes, mimeType),
      onEnded: (reason) => end(reason),
    });
  }

  function end(endedBy: RecordingEnd): void {
    if (!take) return;
    ending = finish(take, endedBy);
    take = null;
  }

  async function finish({ opened, writer, draftId, letGo }: Take, endedBy: RecordingEnd): Promise<void> {
    set({ status: 'stopping', endedBy, conversion: null });
    letGo();
    const result = await opened.capture.finish();
    opened.close();
    const audio = await completeRecording(result, writer.chunks, ports, (conversion) => {
      set({ status: 'stopping', endedBy, conversion });
    });
    if (!audio) return set(failureOf(result));
    const { bytes, ...facts } = audio;
    const isSaved = await writer.finish({ ...facts, sizeBytes: bytes.length }, bytes);
    set({ status: 'stopped', endedBy, recording: { draftId, ...audio, isSaved } });
  }

  function giveUp(opened: OpenedCapture): void {
    opened.capture.cancel();
    opened.close();
  }

  async function stop(): Promise<void> {
    if (state.status === 'requesting-permission' || state.status === 'beep') {
      attempt += 1;
      set({ status: 'idle' });
    }
    end('learner');
    await ending;
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    async start(request) {
      if (isBusy(state)) return;
      attempt += 1;
      const mine = attempt;
      const { limitMs = defaultLimitMs, deviceId = defaultDeviceId, stopAfterSilenceMs = null } = request;
      set({ status: 'requesting-permission' });
      const opened = await ports.openCapture({ limitMs, stopAfterSilenceMs }, deviceId);
      if (opened.kind !== 'open') {
        if (mine === attempt) set(refusalState(opened));
        return;
      }
      if (mine !== attempt) return giveUp(opened);
      if (request.hasBeep) {
        set({ status: 'beep' });
        await opened.beep();
        if (mine !== attempt) return giveUp(opened);
      }
      begin(opened, request, limitMs);
    },
    stop,
    async discard() {
      if (isBusy(state)) return;
      const discarding = lastWriter;
      lastWriter = null;
      set({ status: 'idle' });
      await discarding?.discard();
      releaseDraft();
    },
    clear() {
      if (isBusy(state)) return;
      lastWriter = null;
      releaseDraft();
      set({ status: 'idle' });
    },
    async dispose() {
      listeners.clear();
      await stop();
      releaseDraft();
    },
  };
}
