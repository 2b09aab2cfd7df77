import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { playBeep } from './beep.ts';
import type { Capture, CaptureOrder } from './capture.ts';
import { openMediaRecorderCapture } from './media-recorder-capture.ts';
import { closeMicrophone, openMicrophone, readRefusal } from './microphone.ts';
import type { MicrophoneFallback, MicrophoneRefusal } from './microphone.ts';
import type { Microphone } from './list-microphones.ts';
import { openWorkletCapture } from './worklet-capture.ts';

export interface OpenedCapture {
  kind: 'open';
  capture: Capture;
  /** Set when the chosen microphone is not connected. */
  fallback: MicrophoneFallback | null;
  /** Plays the exam's tone to its end. */
  beep(): Promise<void>;
  /** Lets the audio hardware go, after the capture has ended. */
  close(): void;
}

/** Asks for the microphone, the system's own when `null`, and makes everything ready to record from it. */
export type OpenCapture = (
  order: CaptureOrder,
  microphone: Microphone | null,
) => Promise<OpenedCapture | MicrophoneRefusal>;

const startLimitMs = 5_000;
/** Once it has not started: nobody waits as long for each recording. */
const laterStartLimitMs = 500;

/** `resume` waits for ever where the browser wants a tap first, and in Firefox where the device has no sound output. */
async function hasStarted(context: AudioContext, limitMs: number): Promise<boolean> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, limitMs);
  });
  await Promise.race([context.resume().catch(() => {}), late]);
  return context.state === 'running';
}

/** The real microphone: AudioWorklet and LAME where they run, else the browser's own recorder, which needs no sound output. */
export function createOpenCapture(audio: AudioClient): OpenCapture {
  let limitMs = startLimitMs;
  return async (order, chosen) => {
    // Made before the first await: some browsers start a context only inside the learner's tap.
    const context = new AudioContext({ latencyHint: 'interactive' });
    const close = () => void context.close().catch(() => {});
    const microphone = await openMicrophone(chosen);
    if (microphone.kind !== 'open') {
      close();
      return microphone;
    }
    const { stream, fallback } = microphone;
    try {
      const isHeard = await hasStarted(context, limitMs);
      limitMs = isHeard ? startLimitMs : laterStartLimitMs;
      const capture =
        (isHeard && (await openWorkletCapture({ stream, context }, order, audio.recordingWorker))) ||
        openMediaRecorderCapture({ stream, context: isHeard ? context : null }, order);
      const beep = async () => {
        if (isHeard) await playBeep(context);
      };
      if (capture) return { kind: 'open', capture, fallback, beep, close };
    } catch (error) {
      closeMicrophone(stream);
      close();
      return readRefusal(error);
    }
    closeMicrophone(stream);
    close();
    return { kind: 'failed', code: 'unsupported', message: 'no way to record here' };
  };
}
