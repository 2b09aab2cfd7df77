import type { FinishRecordingAnswer, PrepareRecordingAnswer, RecordingEvent, RecordingOrder } from './api.ts';
import { createMp3Encoder } from './mp3-encoder.ts';
import type { Mp3Encoder } from './lame.ts';
import type { PcmMessage } from './pcm.ts';
import { createRecordingSession } from './recording-session.ts';
import type { RecordingSession } from './recording-session.ts';
import { sha256Hex } from './sha256.ts';

/** A recording from its order to its end, and the ports that it is fed by. */
export interface Recording {
  prepare(order: RecordingOrder): Promise<PrepareRecordingAnswer>;
  begin(pcm: MessagePort, events: MessagePort): void;
  flush(): void;
  finish(graceMs: number): Promise<FinishRecordingAnswer>;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The worker's side of one recording at a time: a new `prepare` forgets the one before. */
export function createRecording(): Recording {
  let prepared: { order: RecordingOrder; encoder: Mp3Encoder } | null = null;
  let session: RecordingSession | null = null;
  let failure: string | null = null;
  let whenEnded: Promise<void> = Promise.resolve();

  return {
    async prepare(order) {
      session = null;
      failure = null;
      try {
        prepared = { order, encoder: await createMp3Encoder(order.sampleRate) };
        return { kind: 'ready' };
      } catch (error) {
        return { kind: 'no-encoder', message: message(error) };
      }
    },

    begin(pcm, events) {
      if (!prepared) throw new Error('a recording begins with prepare');
      const emit = (event: RecordingEvent) =>
        events.postMessage(event, event.kind === 'chunk' ? [event.bytes.buffer] : []);
      const current = createRecordingSession({ ...prepared, emit });
      prepared = null;
      session = current;
      whenEnded = new Promise((resolve) => {
        pcm.onmessage = ({ data }: MessageEvent<PcmMessage>) => {
          if (data.kind === 'end') return resolve();
          try {
            current.push(data.samples);
          } catch (error) {
            if (failure === null) emit({ kind: 'ended', reason: 'broken' });
            failure ??= message(error);
            resolve();
          }
        };
      });
    },

    flush() {
      session?.flush();
    },

    async finish(graceMs) {
      const current = session;
      session = null;
      if (!current) return { kind: 'empty' };
      await Promise.race([whenEnded, new Promise((resolve) => setTimeout(resolve, graceMs))]);
      if (failure !== null) return { kind: 'failed', message: failure };
      try {
        const finished = current.finish();
        if (!finished) return { kind: 'empty' };
        const sha256 = await sha256Hex(finished.bytes);
        return { kind: 'finished', recording: { ...finished, mimeType: 'audio/mpeg', sha256 } };
      } catch (error) {
        return { kind: 'failed', message: message(error) };
      }
    },
  };
}
