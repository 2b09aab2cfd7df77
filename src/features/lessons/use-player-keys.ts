import { useEffect, useEffectEvent } from 'react';
import type { Player } from '#platform/player/player.ts';
import { deedOf, nextRate, type PlayerDeed } from './player-keys.ts';
import type { Volume } from './use-volume.ts';
import { lessonVolumeStep } from './volume-control.tsx';

const stepMs = 2_000;
/** A key is pressed for more than a hundredth. */
const keySteps = 5;

interface DeedParts {
  readonly player: Player | null;
  readonly volume: Volume;
  readonly toggleCaptions: () => void;
  readonly toggleFullScreen: (() => void) | null;
}

export type PlayerDeeds = Readonly<Record<PlayerDeed, () => void>>;

/** Everything that a learner can do to a lesson, for its buttons and its keys. */
export function playerDeeds({ player, volume, toggleCaptions, toggleFullScreen }: DeedParts): PlayerDeeds {
  const turn = (direction: 1 | -1) => () => {
    const now = player?.getSettings().volume ?? 1;
    const next = Math.min(1, Math.max(0, now + direction * keySteps * lessonVolumeStep));
    if (volume.canSet) volume.set(next);
  };
  const change = (direction: 1 | -1) => () => {
    if (player !== null) player.setRate(nextRate(player.getSettings().rate, direction));
  };
  return {
    toggle() {
      if (player?.getState().status === 'playing') player.pause();
      else void player?.play();
    },
    back: () => player?.seekBy(-stepMs),
    forward: () => player?.seekBy(stepMs),
    louder: turn(1),
    quieter: turn(-1),
    mute: volume.toggleMute,
    captions: toggleCaptions,
    'full-screen': () => toggleFullScreen?.(),
    slower: change(-1),
    faster: change(1),
  };
}

/** Runs the deeds by their keys while the player is on the screen. `onKey`: with every key, whatever it does. */
export function usePlayerKeys(deeds: PlayerDeeds, onKey: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    onKey();
    const deed = deedOf(event);
    if (deed === null) return;
    event.preventDefault();
    deeds[deed]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
