import type { Player } from './player.ts';

/** Makes players of which one plays at a time: the one that begins pauses the one before it. */
export function createSoloPlayers(makePlayer: () => Player): () => Player {
  let playing: Player | null = null;
  return () => {
    const player = makePlayer();
    player.subscribe(() => {
      if (player.getState().status !== 'playing' || playing === player) return;
      const before = playing;
      playing = player;
      if (before?.getState().status === 'playing') before.pause();
    });
    return player;
  };
}
