// The samples go from the audio thread straight to the worker: processor -> MessagePort -> worker. The main thread only
// joins the two, so a busy page cannot tear a hole into a recording.
import { transfer } from 'comlink';
import type { WorkerBridge } from '#platform/worker-bridge.ts';
import captureProcessorUrl from '#workers/audio/capture-processor.ts?worker&url';
import type {
  AudioWorkerApi,
  CaptureCommand,
  CaptureProcessorName,
  FinishRecordingAnswer,
  RecordingEvent,
} from '#workers/audio/api.ts';
import type { Capture, CaptureEvents, CaptureOrder, CaptureResult, HeardSource } from './capture.ts';
import { closeMicrophone } from './microphone.ts';
import { isGone, watchSource } from './watch-source.ts';

/** How long the end of the samples may take; a suspended audio thread never sends it. */
const endGraceMs = 500;

async function addProcessor({ stream, context }: HeardSource): Promise<AudioWorkletNode> {
  await context.audioWorklet.addModule(captureProcessorUrl);
  const node = new AudioWorkletNode(context, 'passage-capture' satisfies CaptureProcessorName, {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  context.createMediaStreamSource(stream).connect(node);
  // Its output is silence; an unconnected node need not be run at all.
  node.connect(context.destination);
  return node;
}

/** The worker's side of one recording, held open as one job of the bridge from the encoder's start to the last byte. */
interface WorkerSession {
  begin(pcm: MessagePort, events: MessagePort): void;
  flush(): void;
  finish(): Promise<FinishRecordingAnswer>;
  cancel(): void;
}

function openSession(
  worker: WorkerBridge<AudioWorkerApi>,
  order: CaptureOrder & { sampleRate: number },
  onCrash: () => void,
): Promise<WorkerSession | null> {
  return new Promise((resolve) => {
    let end: (how: 'finish' | 'cancel') => void = () => {};
    const ending = new Promise<'finish' | 'cancel'>((settle) => {
      end = settle;
    });
    const outcome = worker.run(async (api) => {
      const prepared = await api.prepareRecording(order);
      if (prepared.kind === 'no-encoder') return { kind: 'failed', message: prepared.message } as const;
      resolve({
        begin: (pcm, events) => void api.beginRecording(transfer(pcm, [pcm]), transfer(events, [events])),
        flush: () => void api.flushRecording(),
        finish: () => {
          end('finish');
          return answer;
        },
        cancel: () => end('cancel'),
      });
      const how = await ending;
      return how === 'finish' ? api.finishRecording(endGraceMs) : ({ kind: 'empty' } as const);
    });
    const answer = outcome.then((ended): FinishRecordingAnswer => {
      if (ended.kind === 'done') return ended.value;
      onCrash();
      return { kind: 'failed', message: ended.kind === 'crashed' ? ended.message : 'stopped' };
    });
    // A session that never opened is no session.
    void answer.then(() => resolve(null));
  });
}

/** Captures through an AudioWorklet and LAME. `null` where one of them cannot be had: the fallback is to be taken. */
export async function openWorkletCapture(
  source: HeardSource,
  order: CaptureOrder,
  worker: WorkerBridge<AudioWorkerApi>,
): Promise<Capture | null> {
  const { stream, context } = source;
  const { sampleRate } = context;
  // Absent in old engines and outside secure contexts.
  if (!('audioWorklet' in context)) return null;
  let onCrash = () => {};
  const session = await openSession(worker, { ...order, sampleRate }, () => onCrash());
  if (!session) return null;
  const node = await addProcessor(source).catch(() => null);
  if (!node) {
    session.cancel();
    return null;
  }
  let unwatch = () => {};
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const command = (message: CaptureCommand, ports: MessagePort[]) => node.port.postMessage(message, ports);
  const release = () => {
    unwatch();
    command({ kind: 'stop' }, []);
    closeMicrophone(stream);
  };

  return {
    sampleRate,
    begin(events: CaptureEvents) {
      const pcm = new MessageChannel();
      const told = new MessageChannel();
      told.port1.onmessage = ({ data }: MessageEvent<RecordingEvent>) => {
        switch (data.kind) {
          case 'chunk':
            return events.onChunk(data.bytes, 'audio/mpeg');
          case 'level':
            return events.onLevel(data);
          case 'ended':
            return events.onEnded(data.reason);
          case 'closed':
            return onClosed();
        }
      };
      onCrash = () => events.onEnded('broken');
      unwatch = watchSource(source, (loss) => events.onEnded(loss));
      // A busy page hears of the loss late; the audio thread would take silence for a voice until then.
      if (isGone(stream)) return;
      session.begin(pcm.port1, told.port2);
      command({ kind: 'begin', pcm: pcm.port2 }, [pcm.port2]);
    },
    flush: () => session.flush(),
    async finish(): Promise<CaptureResult> {
      release();
      const answer = await session.finish();
      // The answer and the last chunk take different ports, so either may be first.
      if (answer.kind === 'finished') await closed;
      return answer.kind === 'finished' ? { kind: 'finished', audio: answer.recording } : answer;
    },
    cancel() {
      release();
      session.cancel();
    },
  };
}
