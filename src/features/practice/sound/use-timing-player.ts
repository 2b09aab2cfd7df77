import { useMemo } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';
import type { AudioVariant, SpeakerChoice, TimingPlayer } from '#platform/player/timing-player.ts';
import { createTimingPlayer } from '#platform/player/timing-player.ts';
import { useResource } from '#ui/use-resource.ts';

/** The choice of voice until the learner makes one. */
export const randomSpeaker = 'random';

/** A timing player for this choice of voice. The first one counts down; a voice chosen later plays at once. */
export function useTimingPlayer(
  player: Player | null,
  variants: readonly AudioVariant[],
  { choice, countdownMs }: { choice: string; countdownMs: number },
): TimingPlayer | null {
  const { clock } = useDataContext();
  const { random } = usePracticePorts();
  const open = useMemo(() => {
    if (!player) return null;
    const speaker: SpeakerChoice =
      choice === randomSpeaker ? { kind: 'random' } : { kind: 'variant', id: choice };
    return () => {
      const resource = createTimingPlayer({ player, variants, speaker, clock, random, countdownMs });
      const isLater = player.getState().status !== 'empty';
      if (isLater) resource.playNow();
      else resource.start();
      return { resource, close: () => resource.dispose() };
    };
  }, [player, variants, choice, countdownMs, clock, random]);
  return useResource(open);
}
