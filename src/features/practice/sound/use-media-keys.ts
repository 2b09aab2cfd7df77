import { useEffect } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';

/** Lock screen and headset buttons are this player's once it plays. */
export function useMediaKeys(player: Player, title: string, { isOnce }: { isOnce: boolean }): void {
  const { mediaKeys } = usePracticePorts();
  useEffect(() => mediaKeys.follow(player, { title, isOnce }), [mediaKeys, player, title, isOnce]);
}
