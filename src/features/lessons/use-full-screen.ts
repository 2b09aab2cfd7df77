import { useEffect, useState, type RefObject } from 'react';

/** iPhones show a video alone on the screen, with controls of their own. */
interface NativeFullScreen {
  webkitEnterFullscreen?: () => void;
}

interface FullScreen {
  readonly isFull: boolean;
  /** `null` where this browser has none. */
  readonly toggle: (() => void) | null;
}

/** Gives a part of the page the whole screen, or on an iPhone its video. */
export function useFullScreen(
  part: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | null,
): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  // There our captions are not seen: the browser draws its own.
  useEffect(() => {
    if (video === null) return undefined;
    const draw = (mode: TextTrackMode) => () => {
      for (const { track } of video.querySelectorAll('track')) track.mode = mode;
    };
    const [begin, end] = [draw('showing'), draw('hidden')];
    video.addEventListener('webkitbeginfullscreen', begin);
    video.addEventListener('webkitendfullscreen', end);
    return () => {
      video.removeEventListener('webkitbeginfullscreen', begin);
      video.removeEventListener('webkitendfullscreen', end);
    };
  }, [video]);

  // A refusal leaves the page as it is.
  const ofPage = () =>
    void (isFull ? document.exitFullscreen() : part.current?.requestFullscreen())?.catch(() => undefined);
  const ofVideo = () => (video as NativeFullScreen | null)?.webkitEnterFullscreen?.();
  if (document.fullscreenEnabled) return { isFull, toggle: ofPage };
  const hasOwn = 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
  return { isFull: false, toggle: hasOwn ? ofVideo : null };
}
