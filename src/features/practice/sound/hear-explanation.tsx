import { IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { formatClock } from '#domain/timing/format-clock.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { findKeptMedia, mediaPath } from '#platform/media-cache.ts';
import { sizeWords } from '#ui/amounts.ts';
import { useReading, useStore } from '#ui/use-store.ts';
import { HearButton } from '#ui/voice/hear-button.tsx';
import { HearText } from '#ui/voice/hear-text.tsx';
import type { Player } from '#platform/player/player.ts';
import classes from './hear-explanation.module.css';
import { PlayerControls } from './player-controls.tsx';
import { SoundFailed } from './sound-failed.tsx';
import { usePlayer } from './use-player.ts';

interface HearExplanationProps {
  text: string;
  /** The recording of it; absent where nobody has spoken it. */
  audio: ItemAudio | undefined;
}

const name = 'the explanation';

/** The explanation as a recording, fetched when it is asked for and kept; where there is none, the device's own voice reads it. */
export function HearExplanation({ text, audio }: HearExplanationProps) {
  return audio ? (
    <Recorded key={audio.sha256} text={text} audio={audio} />
  ) : (
    <HearText text={text} name={name} />
  );
}

function Recorded({ text, audio }: { text: string; audio: ItemAudio }) {
  const { packs } = usePracticePorts();
  const isOnline = useReading(packs, (each) => each.line().isOnline);
  const isKept = useKept(audio.sha256);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <Playing text={text} audio={audio} />;
  if (isKept === false && !isOnline) {
    return (
      <div className={classes.away}>
        <p>The recording of it is not on this device, and there is no connection.</p>
        <HearText text={text} name={name} />
      </div>
    );
  }
  // To the nearest second.
  const length = formatClock(Math.round(audio.durationMs / 1000) * 1000);
  const size = isKept === false ? `, ${sizeWords(audio.sizeBytes)}` : '';
  return (
    <HearButton Icon={IconVolume} whose={`recorded, ${length}${size}`} onPress={() => setIsAsked(true)}>
      Hear {name}
    </HearButton>
  );
}

function Playing({ text, audio }: { text: string; audio: ItemAudio }) {
  const player = usePlayer();
  return player ? <Loaded player={player} text={text} audio={audio} /> : <div className={classes.room} />;
}

function Loaded({ player, text, audio }: { player: Player; text: string; audio: ItemAudio }) {
  const state = useStore(player);
  const url = mediaPath(audio.sha256);
  useEffect(() => void begin(player, url), [player, url]);
  if (state.status === 'failed') {
    return (
      <div className={classes.away}>
        <SoundFailed sound={state} onRetry={() => void begin(player, url)} />
        <HearText text={text} name={name} />
      </div>
    );
  }
  return (
    <div className={classes.player}>
      <PlayerControls player={player} label="The explanation" />
      <p className={classes.voice}>{audio.label}</p>
    </div>
  );
}

/** It was asked for: it plays as soon as it is here. */
async function begin(player: Player, url: string): Promise<void> {
  await player.load({ url });
  await player.play();
}

/** Whether a sound is on this device; `null` while that is not known, and where a browser cannot tell. */
function useKept(sha256: string): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const found = await findKeptMedia([sha256]);
      if (!isGone && found) setKept(found.has(sha256));
    })();
    return () => {
      isGone = true;
    };
  }, [sha256]);
  return kept;
}
