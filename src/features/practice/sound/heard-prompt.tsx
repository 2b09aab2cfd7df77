import { IconHeadphones } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { useOnward } from '#features/practice/task-frame/onward.ts';
import type { Player } from '#platform/player/player.ts';
import type { TimingPlayer, TimingPlayerState } from '#platform/player/timing-player.ts';
import classes from './heard-prompt.module.css';
import { PromptPlayer } from './prompt-player.tsx';
import { SoundFailed } from './sound-failed.tsx';
import { usePlayer } from './use-player.ts';
import { useStore } from '#ui/use-store.ts';
import { randomSpeaker, useTimingPlayer } from './use-timing-player.ts';
import { VoiceChoice } from './voice-choice.tsx';
import { voicesOf } from './voices.ts';

export interface HeardPromptProps {
  audios: readonly ItemAudio[];
  /** What plays here, for a screen reader. */
  label: string;
  /** What the learner will have to do. */
  instruction: string;
  countdownMs: number;
  /** As in the exam: once, in a voice that nobody chooses. Otherwise as often as the learner likes. */
  isOnce: boolean;
  /** Hears how the prompt goes on. */
  onStatus: (status: TimingPlayerState['status']) => void;
  /** Starts over after the sound could not be played. */
  onRetry: () => void;
}

/** Counts down and plays the prompt: once as in the exam, or with all that a player has. */
export function HeardPrompt(props: HeardPromptProps) {
  const { audios, instruction, countdownMs } = props;
  const player = usePlayer();
  const [choice, setChoice] = useState(randomSpeaker);
  const variants = useMemo(() => voicesOf(audios), [audios]);
  const timing = useTimingPlayer(player, variants, { choice, countdownMs });
  return (
    <section className={classes.prompt} aria-label="Listen">
      <Instruction instruction={instruction} />
      {player && timing && (
        <Face {...props} timing={timing} player={player}>
          {!props.isOnce && variants.length > 1 && (
            <VoiceChoice variants={variants} choice={choice} onChoose={setChoice} />
          )}
        </Face>
      )}
    </section>
  );
}

const Instruction = ({ instruction }: { instruction: string }) => (
  <>
    <IconHeadphones className={classes.sign} size={40} stroke={1.5} aria-hidden="true" />
    <p className={classes.instruction}>{instruction}</p>
  </>
);

/** While the answer is recorded: what to do, in the room of the prompt, so that neither the recorder nor what is below moves. */
export const HeardRoom = ({ instruction }: { instruction: string }) => (
  <div className={classes.prompt} data-heard>
    <Instruction instruction={instruction} />
  </div>
);

interface FaceProps extends Pick<HeardPromptProps, 'label' | 'isOnce' | 'onStatus' | 'onRetry'> {
  timing: TimingPlayer;
  player: Player;
  /** Below the player. */
  children: ReactNode;
}

function Face({ timing, player, label, isOnce, onStatus, onRetry, children }: FaceProps) {
  const { status } = useStore(timing);
  const sound = useStore(player);
  const onward = useOnward();
  useEffect(() => onStatus(status), [status, onStatus]);
  return (
    <>
      {/* No empty bar over the words: it would look as if it were still to come. */}
      {status === 'failed' ? (
        <SoundFailed sound={sound} onRetry={onRetry} onward={onward} />
      ) : (
        <div className={classes.player}>
          <PromptPlayer timing={timing} player={player} label={label} isOnce={isOnce} />
        </div>
      )}
      {children}
    </>
  );
}
