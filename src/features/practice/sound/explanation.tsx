import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { formatClock } from '#domain/timing/format-clock.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { findKeptMedia, mediaPath } from '#platform/media-cache.ts';
import { sizeWords } from '#ui/amounts.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { useReading, useStore } from '#ui/use-store.ts';
import { HearButton } from '#ui/voice/hear-button.tsx';
import { HearText } from '#ui/voice/hear-text.tsx';
import type { Player } from '#platform/player/player.ts';
import classes from './explanation.module.css';
import { PlayerControls } from './player-controls.tsx';
import { SoundFailed } from './sound-failed.tsx';
import { usePlayer } from './use-player.ts';

export interface ExplanationProps {
  text: string;
  /** The recording of it; absent where nobody has spoken it. */
  audio: ItemAudio | undefined;
}

interface RecordedProps {
  audio: ItemAudio;
  /** Reads it out with the device's voice. */
  device: ReactNode;
}

const name = 'the explanation';

/**
 * The explanation, and above it the way to hear it: as a recording, fetched when it is asked for and kept; where there is none, the
 * device's own voice reads it.
 */
export function Explanation({ text, audio }: ExplanationProps) {
  const shown = useRef<HTMLDivElement>(null);
  const device = <HearText text={text} name={name} shownIn={shown} />;
  return (
    <div>
      {audio ? <Recorded key={audio.sha256} audio={audio} device={device} /> : device}
      <div ref={shown}>
        <ReadingText text={text} />
      </div>
    </div>
  );
}

function Recorded({ audio, device }: RecordedProps) {
  const { packs } = usePracticePorts();
  const isOnline = useReading(packs, (each) => each.line().isOnline);
  const isKept = useKept(audio.sha256);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <Playing audio={audio} device={device} />;
  if (isKept === false && !isOnline) {
    return (
      <>
        <p className={classes.away}>The recording of it is not on this device, and there is no connection.</p>
        {device}
      </>
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

function Playing({ audio, device }: RecordedProps) {
  const player = usePlayer();
  return player ? <Loaded player={player} audio={audio} device={device} /> : <div className={classes.room} />;
}

function Loaded({ player, audio, device }: RecordedProps & { player: Player }) {
  const state = useStore(player);
  const url = mediaPath(audio.sha256);
  useEffect(() => void begin(player, url), [player, url]);
  if (state.status === 'failed') {
    return (
      <>
        <SoundFailed sound={state} onRetry={() => void begin(player, url)} />
        {device}
      </>
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
