import { useCallback } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';
import { useResource } from '#ui/use-resource.ts';

/** A player of this component's own, let go with it. `null` for the first moment. */
export function usePlayer(): Player | null {
  const { createPlayer } = usePracticePorts();
  const open = useCallback(() => {
    const resource = createPlayer();
    return { resource, close: () => resource.dispose() };
  }, [createPlayer]);
  return useResource(open);
}
