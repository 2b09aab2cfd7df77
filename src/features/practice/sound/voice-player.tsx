import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { Player } from '#platform/player/player.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './sound.module.css';
import { usePlayer } from './use-player.ts';
import { voicesOf } from './voices.ts';

export interface VoicePlayerProps {
  audios: readonly ItemAudio[];
  /** What the voices read, for a screen reader. */
  label: string;
  /** Hears of the player and the voice that is loaded into it. */
  onPlayer?: (playing: { player: Player; voiceId: string }) => void;
}

/** The same text in several voices: choose one and play it. */
export function VoicePlayer({ audios, label, onPlayer }: VoicePlayerProps) {
  const player = usePlayer();
  const voices = voicesOf(audios);
  const [voiceId, setVoiceId] = useState(voices[0]?.id ?? '');
  const url = voices.find(({ id }) => id === voiceId)?.url;
  useEffect(() => {
    if (url === undefined || !player) return;
    void player.load({ url });
    onPlayer?.({ player, voiceId });
  }, [player, url, voiceId, onPlayer]);
  if (voices.length === 0) return null;
  return (
    <div className={classes.voices}>
      {voices.length > 1 && (
        <NativeSelect
          label="Voice"
          value={voiceId}
          onChange={(event) => setVoiceId(event.currentTarget.value)}
          data={voices.map((voice) => ({ value: voice.id, label: voice.label }))}
          maw={320}
        />
      )}
      {player ? <PlayerControls player={player} label={label} /> : <div className={classes.room} />}
    </div>
  );
}
