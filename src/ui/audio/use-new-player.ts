import { useCallback } from 'react';
import type { Player } from '#platform/player/player.ts';
import { useResource } from '#ui/use-resource.ts';

/** A player of this screen's own; `null` for the first moment. */
export function useNewPlayer(createPlayer: () => Player): Player | null {
  const open = useCallback(() => {
    const resource = createPlayer();
    return { resource, close: () => resource.dispose() };
  }, [createPlayer]);
  return useResource(open);
}
