/** Why a browser does not play a film. */
type Refusal = 'tap' | 'format' | null;

interface Film {
  src: string;
  currentTime: number;
  isPaused: boolean;
  isEnded: boolean;
  rate: number;
  error: { code: number } | null;
}

/**
 * What jsdom lacks of the element of a video: a film that runs when a test says that time passes. It asks for a tap, or does not know the
 * format, when it is told so. `restore` takes all of it away again.
 */
export function installFakeVideo({ durationMs = 92_000 } = {}) {
  const films = new Map<HTMLMediaElement, Film>();
  let refusal: Refusal = null;
  const undo: (() => void)[] = [];
  const filmOf = (element: HTMLMediaElement): Film => {
    const film = films.get(element) ?? {
      src: '',
      currentTime: 0,
      isPaused: true,
      isEnded: false,
      rate: 1,
      error: null,
    };
    films.set(element, film);
    return film;
  };
  const tell = (element: HTMLMediaElement, ...events: string[]) =>
    events.forEach((event) => element.dispatchEvent(new Event(event)));

  function patch(target: object, name: string, descriptor: PropertyDescriptor): void {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { ...descriptor, configurable: true });
    undo.push(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
  type Reading = (film: Film) => unknown;
  const getter = (read: Reading): PropertyDescriptor => ({
    get(this: HTMLMediaElement) {
      return read(filmOf(this));
    },
  });
  const element = HTMLMediaElement.prototype;
  patch(element, 'src', {
    ...getter(({ src }) => src),
    set(this: HTMLMediaElement, src: string) {
      const film = filmOf(this);
      Object.assign(film, { src, currentTime: 0, isPaused: true, isEnded: false, error: null });
      queueMicrotask(() => {
        if (refusal === 'format') film.error = { code: 4 };
        tell(this, film.error ? 'error' : 'loadedmetadata');
      });
    },
  });
  patch(element, 'currentTime', {
    ...getter(({ currentTime }) => currentTime),
    set(this: HTMLMediaElement, seconds: number) {
      const film = filmOf(this);
      film.currentTime = Math.min(durationMs / 1000, Math.max(0, seconds));
      film.isEnded = film.currentTime >= durationMs / 1000;
      queueMicrotask(() => tell(this, 'seeked'));
    },
  });
  patch(
    element,
    'duration',
    getter(({ src }) => (src === '' ? Number.NaN : durationMs / 1000)),
  );
  patch(
    element,
    'paused',
    getter(({ isPaused }) => isPaused),
  );
  patch(
    element,
    'ended',
    getter(({ isEnded }) => isEnded),
  );
  patch(
    element,
    'error',
    getter(({ error }) => error),
  );
  patch(element, 'playbackRate', {
    ...getter(({ rate }) => rate),
    set(this: HTMLMediaElement, rate: number) {
      filmOf(this).rate = rate;
    },
  });
  patch(element, 'play', {
    async value(this: HTMLMediaElement) {
      if (refusal === 'tap') throw new DOMException('no gesture', 'NotAllowedError');
      const film = filmOf(this);
      if (film.isEnded) Object.assign(film, { currentTime: 0, isEnded: false });
      film.isPaused = false;
      tell(this, 'play', 'playing');
    },
  });
  patch(element, 'pause', {
    value(this: HTMLMediaElement) {
      const film = filmOf(this);
      if (film.isPaused) return;
      film.isPaused = true;
      tell(this, 'pause');
    },
  });
  const tracks = new WeakMap<object, EventTarget>();
  patch(HTMLTrackElement.prototype, 'track', {
    get(this: object) {
      const track = tracks.get(this) ?? Object.assign(new EventTarget(), { mode: 'disabled' });
      tracks.set(this, track);
      return track;
    },
  });
  let urls = 0;
  patch(URL, 'createObjectURL', { value: () => `blob:${(urls += 1)}` });
  patch(URL, 'revokeObjectURL', { value: () => undefined });
  // As jsdom has no `PointerEvent` of its own in every version.
  const globals = globalThis as { MediaError?: unknown };
  const mediaError = globals.MediaError;
  globals.MediaError = { MEDIA_ERR_DECODE: 3 };

  return {
    refuse: (next: Refusal) => void (refusal = next),
    /** The element on the page. */
    element: (): HTMLVideoElement => {
      const video = document.querySelector('video');
      if (video === null) throw new Error('there is no video');
      return video;
    },
    /** Lets what plays go on. */
    pass(ms: number): void {
      for (const [each, film] of films) {
        if (film.isPaused) continue;
        film.currentTime = Math.min(durationMs / 1000, film.currentTime + (ms / 1000) * film.rate);
        if (film.currentTime < durationMs / 1000) continue;
        Object.assign(film, { isPaused: true, isEnded: true });
        tell(each, 'pause', 'ended');
      }
    },
    restore(): void {
      globals.MediaError = mediaError;
      undo.reverse().forEach((run) => run());
    },
  };
}
export type FakeVideo = ReturnType<typeof installFakeVideo>;
