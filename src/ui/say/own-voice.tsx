import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import { useLoaded } from '#ui/audio/use-loaded.ts';
import { useNewPlayer } from '#ui/audio/use-new-player.ts';
import { usePrepared } from '#ui/audio/use-prepared.ts';
import { chooseVoice } from '#ui/voice/choose-voice.ts';
import { useWordVoice } from '#ui/voice/use-word-voice.ts';
import type { SayPorts } from './say-ports.ts';
import classes from './say.module.css';

interface OwnVoiceProps {
  word: string;
  ports: SayPorts;
  recording: FinishedRecording;
}

/** The learner's own sound, alone and right after the model's. */
export function OwnVoice({ word, ports, recording }: OwnVoiceProps) {
  const voice = useWordVoice(word);
  const player = useNewPlayer(ports.createPlayer);
  useLoaded(player, recording, usePrepared(ports.audio, recording));
  if (player === null) return null;
  const playOwn = () => {
    voice.stop();
    player.seekTo(0);
    void player.play();
  };
  const playBoth = async () => {
    player.pause();
    if ((await voice.say('US')) === 'said') playOwn();
  };
  return (
    <div className={classes['voices']}>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        onClick={playOwn}
      >
        Your voice
      </Button>
      {chooseVoice(voice, 'US') !== null && (
        <Button variant="default" mih={44} onClick={() => void playBoth()}>
          Model, then you
        </Button>
      )}
    </div>
  );
}
