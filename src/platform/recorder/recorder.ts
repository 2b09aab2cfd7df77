import type { TaskType } from '#contract/task-type.ts';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import type { Digest } from '#platform/digest.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import { createChunkWriter } from './chunk-writer.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { completeRecording } from './complete-recording.ts';
import type { DraftLocks } from './draft-locks.ts';
import { keepAwake } from './keep-awake.ts';
import type { Microphone } from './list-microphones.ts';
import type { OpenCapture, OpenedCapture } from './open-capture.ts';
import { idleRecorder, reduceRecorder, type RecorderEvent } from './recorder-reducer.ts';
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
  /** Which one to record from; the one that was chosen on this device when not given. */
  microphone?: Microphone;
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
  /** The microphone of this device's setup; `null`: the system's own. */
  chosenMicrophone: () => Microphone | null;
  sink: RecordingChunkSink;
  audio: Pick<AudioClient, 'convertToMp3' | 'inspectMp3' | 'measureSignal'>;
  clock: Pick<Clock, 'now'>;
  ids: Ids;
  digest: Digest;
  /** Keeps other tabs from taking the draft for one that was left behind. */
  locks: Pick<DraftLocks, 'hold'>;
}

const defaultLimitMs = 60_000;

/** What a recording that is being made has in hand. */
interface Take {
  opened: OpenedCapture;
  writer: ChunkWriter;
  draftId: string;
  /** Lets the screen sleep and stops listening to the page. */
  letGo: () => void;
}

export function createRecorder(ports: RecorderPorts): Recorder {
  const { sink, clock, ids } = ports;
  const listeners = createListeners();
  let facts = idleRecorder;
  let take: Take | null = null;
  let lastWriter: ChunkWriter | null = null;
  let ending: Promise<void> = Promise.resolve();
  /** Lets the draft of the last recording go: others may offer it then. */
  let releaseDraft = () => {};

  /** Whether it changed anything. */
  function dispatch(event: RecorderEvent): boolean {
    const next = reduceRecorder(facts, event);
    if (next === facts) return false;
    facts = next;
    listeners.tell();
    return true;
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
    const writer = createChunkWriter(sink, draft, (isSaving) => dispatch({ kind: 'saving', isSaving }));
    const letSleep = keepAwake();
    // What is encoded comes out when the page may be about to go.
    const unlisten = whenPageHides(() => opened.capture.flush());
    const letGo = () => {
      letSleep();
      unlisten();
    };
    take = { opened, writer, draftId, letGo };
    lastWriter = writer;
    dispatch({ kind: 'began', attempt: facts.attempt, limitMs, fallback: opened.fallback });
    opened.capture.begin({
      onLevel: ({ level, peak, elapsedMs }) => dispatch({ kind: 'heard', level, peak, elapsedMs }),
      onChunk: (bytes, mimeType) => writer.append(bytes, mimeType),
      onEnded: end,
    });
  }

  function end(endedBy: RecordingEnd): void {
    if (!take || !dispatch({ kind: 'ended', endedBy })) return;
    ending = finish(take);
    take = null;
  }

  async function finish({ opened, writer, draftId, letGo }: Take): Promise<void> {
    letGo();
    const result = await opened.capture.finish();
    opened.close();
    const audio = await completeRecording(result, writer.chunks, ports, (progress) => {
      dispatch({ kind: 'converting', progress });
    });
    if (!audio) {
      dispatch({ kind: 'lost', result });
      return;
    }
    const { bytes, ...about } = audio;
    const isSaved = await writer.finish({ ...about, sizeBytes: bytes.length }, bytes);
    dispatch({ kind: 'finished', recording: { draftId, ...audio, isSaved } });
  }

  function giveUp(opened: OpenedCapture): void {
    opened.capture.cancel();
    opened.close();
  }

  async function stop(): Promise<void> {
    dispatch({ kind: 'given-up' });
    end('learner');
    await ending;
  }

  return {
    getState: () => facts.state,
    subscribe: listeners.subscribe,
    async start(request) {
      if (!dispatch({ kind: 'asked' })) return;
      const { attempt } = facts;
      const { limitMs = defaultLimitMs, stopAfterSilenceMs = null } = request;
      const microphone = request.microphone ?? ports.chosenMicrophone();
      const opened = await ports.openCapture({ limitMs, stopAfterSilenceMs }, microphone);
      if (opened.kind !== 'open') {
        dispatch({ kind: 'refused', attempt, refusal: opened });
        return;
      }
      if (request.hasBeep && dispatch({ kind: 'tone-began', attempt })) await opened.beep();
      if (facts.attempt !== attempt) return giveUp(opened);
      begin(opened, request, limitMs);
    },
    stop,
    async discard() {
      if (!dispatch({ kind: 'cleared' })) return;
      const discarding = lastWriter;
      lastWriter = null;
      await discarding?.discard();
      releaseDraft();
    },
    clear() {
      if (!dispatch({ kind: 'cleared' })) return;
      lastWriter = null;
      releaseDraft();
    },
    async dispose() {
      listeners.clear();
      await stop();
      releaseDraft();
    },
  };
}
