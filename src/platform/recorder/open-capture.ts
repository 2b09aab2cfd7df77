import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { playBeep } from './beep.ts';
import type { Capture, CaptureOrder } from './capture.ts';
import { openMediaRecorderCapture } from './media-recorder-capture.ts';
import { closeMicrophone, openMicrophone } from './microphone.ts';
import type { MicrophoneRefusal } from './microphone.ts';
import { openWorkletCapture } from './worklet-capture.ts';

export interface OpenedCapture {
  kind: 'open';
  capture: Capture;
  /** Plays the exam's tone to its end. */
  beep(): Promise<void>;
  /** Lets the audio hardware go, after the capture has ended. */
  close(): void;
}

/** Asks for the microphone and makes everything ready to record from it. */
export type OpenCapture = (
  order: CaptureOrder,
  deviceId: string,
) => Promise<OpenedCapture | MicrophoneRefusal>;

const startLimitMs = 5_000;

/** `resume` waits for ever where the browser wants a tap first: then the microphone must not stay open behind it. */
async function hasStarted(context: AudioContext): Promise<boolean> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, startLimitMs);
  });
  await Promise.race([context.resume(), late]);
  return context.state === 'running';
}

/** The real microphone: AudioWorklet and LAME where they run, else the browser's own recorder. */
export function createOpenCapture(audio: AudioClient): OpenCapture {
  return async (order, deviceId) => {
    // Made before the first await: some browsers start a context only inside the learner's tap.
    const context = new AudioContext({ latencyHint: 'interactive' });
    const close = () => void context.close().catch(() => {});
    const microphone = await openMicrophone(deviceId);
    if (microphone.kind !== 'open') {
      close();
      return microphone;
    }
    const source = { stream: microphone.stream, context };
    try {
      if (!(await hasStarted(context))) throw new Error('the audio device did not start');
      const capture =
        (await openWorkletCapture(source, order, audio.recordingWorker)) ??
        openMediaRecorderCapture(source, order);
      if (capture) return { kind: 'open', capture, beep: () => playBeep(context), close };
    } catch (error) {
      closeMicrophone(source.stream);
      close();
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', code: 'microphone-busy', message };
    }
    closeMicrophone(source.stream);
    close();
    return { kind: 'failed', code: 'unsupported', message: 'no way to record here' };
  };
}
