import { createListeners } from '#platform/listeners.ts';
import { createLevelProbe, type LevelProbe } from './level-probe.ts';
import { closeMicrophone, openMicrophone } from './microphone.ts';
import type { Microphone } from './list-microphones.ts';

export interface MicrophoneLevel {
  /** Level of the last 300 ms; `null` while it is not heard: it could not be opened, was lost, or another one took its place. */
  readonly rmsDbfs: number | null;
  /** What the device delivers, in Hz; `null` where the browser does not tell. */
  readonly sampleRate: number | null;
}

export interface LevelsState {
  /** The browser starts sound only after the learner has touched the page. */
  readonly isWaitingForTouch: boolean;
  /** By device id. */
  readonly levels: ReadonlyMap<string, MicrophoneLevel>;
}

/** Listens to several microphones at once, as far as the browser opens them. Nothing is kept of what is heard. */
export interface LevelWatch {
  getState(): LevelsState;
  subscribe(listener: () => void): () => void;
  /** Lets all microphones go. */
  close(): void;
}

const readEveryMs = 100;

export function watchLevels(microphones: readonly Microphone[]): LevelWatch {
  const listeners = createListeners();
  const context = new AudioContext({ latencyHint: 'interactive' });
  const closing = new AbortController();
  const { signal } = closing;
  const open = new Map<string, { stream: MediaStream; probe: LevelProbe | null }>();
  let state: LevelsState = { isWaitingForTouch: false, levels: new Map() };

  function read(): void {
    const levels = new Map<string, MicrophoneLevel>();
    for (const [deviceId, { stream, probe }] of open) {
      const [track] = stream.getAudioTracks();
      const isHeard = track !== undefined && track.readyState === 'live' && !track.muted;
      levels.set(deviceId, {
        rmsDbfs: isHeard ? (probe?.read().level?.rmsDbfs ?? null) : null,
        sampleRate: track?.getSettings().sampleRate ?? null,
      });
    }
    state = { isWaitingForTouch: context.state !== 'running', levels };
    listeners.tell();
  }

  function probeOf(stream: MediaStream): LevelProbe | null {
    try {
      return createLevelProbe({ stream, context }, null);
    } catch {
      // Firefox before 147 does not join a microphone to a context of another sample rate.
      return null;
    }
  }

  /** One after the other: a browser that asks for each asks once at a time. */
  async function openAll(): Promise<void> {
    for (const microphone of microphones) {
      const answer = await openMicrophone(microphone);
      if (answer.kind !== 'open') continue;
      const { stream, fallback } = answer;
      if (signal.aborted || fallback !== null) {
        closeMicrophone(stream);
        continue;
      }
      open.set(microphone.deviceId, { stream, probe: probeOf(stream) });
    }
  }

  const start = () => void context.resume().catch(() => {});
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, start, { signal });
  const timer = setInterval(read, readEveryMs);
  start();
  void openAll();

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    close() {
      closing.abort();
      clearInterval(timer);
      listeners.clear();
      for (const { stream, probe } of open.values()) {
        probe?.close();
        closeMicrophone(stream);
      }
      open.clear();
      void context.close().catch(() => {});
    },
  };
}
