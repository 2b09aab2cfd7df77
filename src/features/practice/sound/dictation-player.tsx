import { useEffect, useMemo, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { useOnward } from '#features/practice/task-frame/onward.ts';
import type { Player } from '#platform/player/player.ts';
import type { TimingPlayer, TimingPlayerState } from '#platform/player/timing-player.ts';
import { PromptPlayer } from './prompt-player.tsx';
import classes from './sound.module.css';
import { SoundFailed } from './sound-failed.tsx';
import { usePlayer } from './use-player.ts';
import { useStore } from '#ui/use-store.ts';
import { randomSpeaker, useTimingPlayer } from './use-timing-player.ts';
import { VoiceChoice } from './voice-choice.tsx';
import { voicesOf } from './voices.ts';

export interface DictationPlayerProps {
  audios: readonly ItemAudio[];
  /** What plays here, for a screen reader. */
  label: string;
  countdownMs: number;
  /** As in the exam: by itself, once, in a voice that nobody chooses. */
  isOnce: boolean;
  /** Hears how the prompt goes on. */
  onStatus: (status: TimingPlayerState['status']) => void;
  /** Starts over after the sound could not be played. */
  onRetry: () => void;
}

/** Counts down and plays the prompt by itself, in a voice that is picked at random until the learner chooses one. */
export function DictationPlayer(props: DictationPlayerProps) {
  const { audios, label, countdownMs, isOnce, onStatus, onRetry } = props;
  const player = usePlayer();
  const [choice, setChoice] = useState(randomSpeaker);
  const variants = useMemo(() => voicesOf(audios), [audios]);
  const timing = useTimingPlayer(player, variants, { choice, countdownMs });
  return (
    <div className={classes.voices}>
      {player && timing ? (
        <Face
          timing={timing}
          player={player}
          label={label}
          isOnce={isOnce}
          onStatus={onStatus}
          onRetry={onRetry}
        />
      ) : (
        <div className={classes.room} />
      )}
      {!isOnce && variants.length > 1 && (
        <VoiceChoice variants={variants} choice={choice} onChoose={setChoice} />
      )}
    </div>
  );
}

interface FaceProps extends Pick<DictationPlayerProps, 'label' | 'isOnce' | 'onStatus' | 'onRetry'> {
  timing: TimingPlayer;
  player: Player;
}

function Face({ timing, player, label, isOnce, onStatus, onRetry }: FaceProps) {
  const { status } = useStore(timing);
  const sound = useStore(player);
  const onward = useOnward();
  useEffect(() => onStatus(status), [status, onStatus]);
  if (status === 'failed') return <SoundFailed sound={sound} onRetry={onRetry} onward={onward} />;
  return <PromptPlayer timing={timing} player={player} label={label} isOnce={isOnce} />;
}
