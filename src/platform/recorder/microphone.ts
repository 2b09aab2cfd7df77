/** `microphone-busy`: the system gave it to somebody else, or could not start it. `microphone-failed`: nobody knows why. */
export type MicrophoneFailure = 'unsupported' | 'microphone-busy' | 'microphone-failed';

/** Why there is no stream, in the terms that the screens speak. */
export type MicrophoneRefusal =
  | { kind: 'denied'; error: 'NotAllowedError' | 'SecurityError'; message: string }
  | { kind: 'no-device' }
  | { kind: 'failed'; code: MicrophoneFailure; message: string };

export type MicrophoneAnswer = { kind: 'open'; stream: MediaStream } | MicrophoneRefusal;

/** `deviceId` that stands for whatever the system prefers. */
export const defaultDeviceId = 'default';

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

/**
 * Asks for the microphone and opens it. The signal is taken as it is: the browser's echo, noise and gain processing is
 * on by default and would change what is measured. A chosen device that is gone gives way to the system's.
 */
export async function openMicrophone(deviceId = defaultDeviceId): Promise<MicrophoneAnswer> {
  // Absent outside secure contexts, whatever the type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return { kind: 'failed', code: 'unsupported', message: 'no media devices in this context' };
  try {
    const stream = await devices.getUserMedia({
      audio: {
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        ...(deviceId === defaultDeviceId ? {} : { deviceId: { ideal: deviceId } }),
      },
    });
    return { kind: 'open', stream };
  } catch (error) {
    return readRefusal(error);
  }
}

/** `to-ask`: the browser will ask, or does not tell. */
export type MicrophonePermission = 'granted' | 'denied' | 'to-ask';

/** The learner's leave to use the microphone, for as long as the page lives. */
interface MicrophoneAccess {
  /** What the browser would answer if the microphone was opened now. Asks nobody. */
  read(): Promise<MicrophonePermission>;
  /** Asks for the permission, and lets the microphone go at once. `null` when it is granted. */
  request(): Promise<MicrophoneRefusal | null>;
}

export function createMicrophoneAccess(): MicrophoneAccess {
  // A browser may grant for a while without telling: `query` then goes on to say "prompt".
  let wasGranted = false;
  return {
    async read() {
      if (wasGranted) return 'granted';
      try {
        const { state } = await navigator.permissions.query({ name: 'microphone' });
        return state === 'prompt' ? 'to-ask' : state;
      } catch {
        // Firefox before 132 does not know the name and rejects; WebKit before 16 has no Permissions API.
        return 'to-ask';
      }
    },
    async request() {
      const answer = await openMicrophone();
      if (answer.kind !== 'open') return answer;
      closeMicrophone(answer.stream);
      wasGranted = true;
      return null;
    },
  };
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
