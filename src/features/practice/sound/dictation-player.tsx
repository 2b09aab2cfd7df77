import { NativeSelect } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { ItemAudio } from '#contract/entities/bank-item.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';
import type {
  AudioVariant,
  SpeakerChoice,
  TimingPlayer,
  TimingPlayerState,
} from '#platform/player/timing-player.ts';
import { createTimingPlayer } from '#platform/player/timing-player.ts';
import { TimingPlayer as TimingPlayerFace } from '#ui/audio/timing-player.tsx';
import { PlayerControls } from './player-controls.tsx';
import classes from './sound.module.css';
import { usePlayer } from './use-player.ts';
import { useResource } from './use-resource.ts';
import { useStore } from './use-store.ts';
import { voicesOf } from './voices.ts';

const randomSpeaker = 'random';

export interface DictationPlayerProps {
  audios: readonly ItemAudio[];
  /** What plays here, for a screen reader. */
  label: string;
  countdownMs: number;
  /** Hears how the prompt goes on. */
  onStatus: (status: TimingPlayerState['status']) => void;
}

/** Counts down and plays the prompt by itself, in a voice that is picked at random until the learner chooses one. */
export function DictationPlayer({ audios, label, countdownMs, onStatus }: DictationPlayerProps) {
  const player = usePlayer();
  const [choice, setChoice] = useState(randomSpeaker);
  const variants = useMemo(() => voicesOf(audios), [audios]);
  const timing = useTimingPlayer(player, variants, { choice, countdownMs });
  return (
    <div className={classes.voices}>
      {player && timing ? (
        <Face timing={timing} player={player} label={label} onStatus={onStatus} />
      ) : (
        <div className={classes.room} />
      )}
      {variants.length > 1 && (
        <NativeSelect
          label="Voice"
          value={choice}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={[
            { value: randomSpeaker, label: 'Random speaker' },
            ...variants.map((variant) => ({ value: variant.id, label: variant.label })),
          ]}
          maw={320}
        />
      )}
    </div>
  );
}

interface FaceProps extends Pick<DictationPlayerProps, 'label' | 'onStatus'> {
  timing: TimingPlayer;
  player: Player;
}

function Face({ timing, player, label, onStatus }: FaceProps) {
  const state = useStore(timing);
  const { status } = state;
  useEffect(() => onStatus(status), [status, onStatus]);
  return (
    <TimingPlayerFace
      state={state}
      onPlay={() => timing.playNow()}
      player={<PlayerControls player={player} label={label} />}
    />
  );
}

/** A timing player for this choice of voice. The first one counts down; a voice chosen later plays at once. */
function useTimingPlayer(
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
