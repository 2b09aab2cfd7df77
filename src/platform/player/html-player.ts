import type { Player, PlayerSettings, PlayerSource, PlayerState } from './player.ts';
import { maxRate, minRate } from './player.ts';
import { createListeners } from '#platform/listeners.ts';
import { fetchSoundAgain } from './fetch-sound.ts';

/** `timeupdate` alone comes four times a second: too seldom for a marker that moves over a waveform. */
const positionEveryMs = 100;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Volume steps of 0.1 would drift: 0.30000000000000004. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** A player over an HTMLAudioElement of its own, or over the element of a video on the page. */
export function createHtmlPlayer(element: HTMLMediaElement = new Audio()): Player {
  element.preload = 'auto';
  element.preservesPitch = true;
  const listeners = createListeners();
  const disposal = new AbortController();
  let state: PlayerState = { status: 'empty' };
  let settings: PlayerSettings = { volume: 1, rate: 1 };
  let objectUrl: string | null = null;
  /** Where the sound comes from, until it has been asked for a second time. */
  let untriedUrl: string | null = null;
  let knownDurationMs: number | null = null;
  /** Ends the wait of the load that is under way. */
  let endLoad = () => {};
  let ticking: ReturnType<typeof setInterval> | undefined;

  function tell(): void {
    listeners.tell();
  }

  function place(status: Exclude<PlayerState['status'], 'empty' | 'loading' | 'failed'>): void {
    const durationMs = Number.isFinite(element.duration) ? element.duration * 1000 : knownDurationMs;
    state = { status, positionMs: element.currentTime * 1000, durationMs };
    clearInterval(ticking);
    if (status === 'playing') ticking = setInterval(() => place('playing'), positionEveryMs);
    tell();
  }

  function fail(): void {
    clearInterval(ticking);
    const isFormat = element.error?.code === MediaError.MEDIA_ERR_DECODE || objectUrl !== null;
    state = { status: 'failed', code: isFormat ? 'unplayable' : 'unreachable' };
    tell();
  }

  async function tryAgain(): Promise<void> {
    const url = untriedUrl;
    const ended = endLoad;
    untriedUrl = null;
    const sound = url === null ? null : await fetchSoundAgain(url);
    // Another sound has been loaded meanwhile.
    if (ended !== endLoad || disposal.signal.aborted) return;
    if (!sound) {
      fail();
      endLoad();
      return;
    }
    objectUrl = URL.createObjectURL(sound);
    element.src = objectUrl;
  }

  function unload(): void {
    clearInterval(ticking);
    element.pause();
    endLoad();
    if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    objectUrl = null;
    untriedUrl = null;
    knownDurationMs = null;
  }

  function on(event: keyof HTMLMediaElementEventMap, run: () => void): void {
    element.addEventListener(event, run, { signal: disposal.signal });
  }
  on('loadedmetadata', () => {
    if (state.status === 'loading') place('ready');
    endLoad();
  });
  on('playing', () => place('playing'));
  on('pause', () => {
    if (!element.ended && state.status === 'playing') place('paused');
  });
  on('ended', () => place('ended'));
  on('error', () => void tryAgain());
  on('seeked', () => {
    if (state.status === 'ended') place('paused');
    else if ('positionMs' in state) place(state.status);
  });

  function seekTo(positionMs: number): void {
    if (!('positionMs' in state)) return;
    element.currentTime = clamp(positionMs, 0, state.durationMs ?? Infinity) / 1000;
  }

  function applySettings(change: Partial<PlayerSettings>): void {
    settings = { ...settings, ...change };
    element.volume = settings.volume;
    // Loading resets the rate to the default rate, so both are set.
    element.defaultPlaybackRate = settings.rate;
    element.playbackRate = settings.rate;
    tell();
  }

  return {
    getState: () => state,
    getSettings: () => settings,
    subscribe: listeners.subscribe,
    async load(source: PlayerSource) {
      unload();
      state = { status: 'loading' };
      tell();
      if ('bytes' in source) {
        objectUrl = URL.createObjectURL(new Blob([source.bytes], { type: source.mimeType }));
        knownDurationMs = source.durationMs ?? null;
      }
      if ('file' in source) objectUrl = URL.createObjectURL(source.file);
      const loaded = new Promise<void>((resolve) => {
        endLoad = resolve;
      });
      untriedUrl = 'url' in source ? source.url : null;
      element.src = objectUrl ?? untriedUrl ?? '';
      await loaded;
    },
    async play() {
      if (!('positionMs' in state)) return;
      try {
        await element.play();
      } catch (error) {
        // A pause or another load interrupts a start: no failure. A format problem comes as an `error` event.
        if (error instanceof Error && error.name === 'NotAllowedError') place('blocked');
      }
    },
    pause: () => element.pause(),
    seekTo,
    seekBy: (deltaMs) => seekTo(element.currentTime * 1000 + deltaMs),
    setVolume: (volume) => applySettings({ volume: round(clamp(volume, 0, 1)) }),
    setRate: (rate) => applySettings({ rate: clamp(rate, minRate, maxRate) }),
    dispose() {
      disposal.abort();
      unload();
      element.removeAttribute('src');
      listeners.clear();
      state = { status: 'empty' };
    },
  };
}
