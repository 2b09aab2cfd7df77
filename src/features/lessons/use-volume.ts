import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Player } from '#platform/player/player.ts';

/** An iPhone leaves the volume of a video as it is. */
function canSetVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

function mute(video: HTMLVideoElement | null, isMuted: boolean): void {
  if (video !== null) video.muted = isMuted;
}

export interface Volume {
  readonly isMuted: boolean;
  readonly canSet: boolean;
  readonly set: (volume: number) => void;
  readonly toggleMute: () => void;
}

/** How loud the video is. Muting keeps the volume, and works where the volume cannot be set. */
export function useVolume(video: HTMLVideoElement | null, player: Player | null): Volume {
  const [canSet] = useState(canSetVolume);
  const subscribe = useCallback(
    (listener: () => void) => {
      video?.addEventListener('volumechange', listener);
      return () => video?.removeEventListener('volumechange', listener);
    },
    [video],
  );
  const isMuted = useSyncExternalStore(subscribe, () => video?.muted ?? false);
  return {
    isMuted,
    canSet,
    set(volume) {
      mute(video, false);
      player?.setVolume(volume);
    },
    toggleMute: () => mute(video, !isMuted),
  };
}
