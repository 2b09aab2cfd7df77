import type { Player } from './player.ts';

/**
 * Makes players of which one plays at a time: the one that begins pauses the one before it. The volume that is set on one holds for
 * those that are made later, as long as the page lives.
 */
export function createSoloPlayers(makePlayer: () => Player): () => Player {
  let playing: Player | null = null;
  let volume: number | null = null;
  return () => {
    const player = makePlayer();
    if (volume !== null) player.setVolume(volume);
    let ownVolume = player.getSettings().volume;
    player.subscribe(() => {
      const setTo = player.getSettings().volume;
      if (setTo !== ownVolume) volume = setTo;
      ownVolume = setTo;
      if (player.getState().status !== 'playing' || playing === player) return;
      const before = playing;
      playing = player;
      if (before?.getState().status === 'playing') before.pause();
    });
    return player;
  };
}
