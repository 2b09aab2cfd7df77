import { defaultDeviceId, listMicrophones, type Microphone } from './list-microphones.ts';

/** `microphone-busy`: the system gave it to somebody else, or could not start it. `microphone-failed`: nobody knows why. */
export type MicrophoneFailure = 'unsupported' | 'microphone-busy' | 'microphone-failed';

/** Why there is no stream, in the terms that the screens speak. */
export type MicrophoneRefusal =
  | { kind: 'denied'; error: 'NotAllowedError' | 'SecurityError'; message: string }
  | { kind: 'no-device' }
  | { kind: 'failed'; code: MicrophoneFailure; message: string };

/** The chosen microphone is not connected, and another one is used. Labels. */
export interface MicrophoneFallback {
  readonly chosen: string;
  readonly used: string;
}

export type MicrophoneAnswer =
  | { kind: 'open'; stream: MediaStream; fallback: MicrophoneFallback | null }
  | MicrophoneRefusal;

/** What a rejected `getUserMedia` means. Decided by the name of the error, which the standard fixes. */
export function readRefusal(error: unknown): MicrophoneRefusal {
  // By shape: an error of another frame is no instance of this frame's Error.
  const { name = '', message = String(error) } = Object(error) as Partial<Error>;
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { kind: 'denied', error: name, message };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { kind: 'no-device' };
    case 'NotReadableError':
    case 'AbortError':
      return { kind: 'failed', code: 'microphone-busy', message };
    default:
      return { kind: 'failed', code: 'microphone-failed', message };
  }
}

/** The signal as it is: the browser's echo, noise and gain processing is on by default and would change what is measured. */
const asItIs = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

const openStream = (devices: MediaDevices, deviceId?: ConstrainDOMString): Promise<MediaStream> =>
  devices.getUserMedia({ audio: { ...asItIs, ...(deviceId === undefined ? {} : { deviceId }) } });

/**
 * Asks for the microphone and opens it. A chosen device that is not connected falls back to the system's; one whose id has changed
 * is found by its label.
 */
export async function openMicrophone(chosen: Microphone | null = null): Promise<MicrophoneAnswer> {
  // Absent outside secure contexts, whatever the type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return { kind: 'failed', code: 'unsupported', message: 'no media devices in this context' };
  const wanted = chosen?.deviceId === defaultDeviceId ? null : chosen;
  try {
    const stream = await openStream(devices, wanted === null ? undefined : { ideal: wanted.deviceId });
    return wanted === null
      ? { kind: 'open', stream, fallback: null }
      : await findAgain(devices, stream, wanted);
  } catch (error) {
    return readRefusal(error);
  }
}

/** Whether the open stream is of the wanted device; else it looks for one of the same label. */
async function findAgain(
  devices: MediaDevices,
  stream: MediaStream,
  wanted: Microphone,
): Promise<MicrophoneAnswer> {
  const [track] = stream.getAudioTracks();
  const isWanted = track?.getSettings().deviceId === wanted.deviceId || track?.label === wanted.label;
  if (isWanted || wanted.label === '') return { kind: 'open', stream, fallback: null };
  const same = (await listMicrophones()).find(({ label }) => label === wanted.label);
  if (!same) return { kind: 'open', stream, fallback: { chosen: wanted.label, used: track?.label ?? '' } };
  // Some phones open one microphone at a time.
  closeMicrophone(stream);
  return { kind: 'open', stream: await openStream(devices, { exact: same.deviceId }), fallback: null };
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
