import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';
import { useNewPlayer } from '#ui/audio/use-new-player.ts';

/** A player of this component's own, let go with it. `null` for the first moment. */
export const usePlayer = (): Player | null => useNewPlayer(usePracticePorts().createPlayer);
