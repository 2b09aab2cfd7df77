import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { voiceRates } from '#platform/voice/voice-rate.ts';
import { SpeedSelect } from '#ui/audio/speed-select.tsx';
import { voiceWords } from './choose-voice.ts';
import { HearButton } from './hear-button.tsx';
import classes from './hear-text.module.css';
import './spoken-mark.css';
import { useReadOut } from './use-read-out.ts';

export interface HearTextProps {
  /** Its paragraphs have an empty line between them. */
  text: string;
  /** What it is, behind "Hear". */
  name: string;
  /** Where it stands on the screen: what is said is marked there. */
  shownIn: RefObject<HTMLElement | null>;
}

/** Reads a text out with the device's own voice. Nothing where the device has none: no button is silent. */
export function HearText({ text, name, shownIn }: HearTextProps) {
  const { status, isQuiet, rate, start, stop, changeRate } = useReadOut(text, shownIn);
  if (status === 'unavailable') return null;
  if (status === 'failed') {
    return (
      <p className={classes['failed']} role="alert">
        It cannot be played here.
      </p>
    );
  }
  const isOn = status === 'reading';
  return (
    <div className={classes['row']} data-on={isOn} data-off-paper>
      <HearButton
        Icon={isOn ? IconPlayerStop : IconVolume}
        whose={isOn ? null : voiceWords({ kind: 'device' })}
        isDisabled={isQuiet}
        onPress={isOn ? stop : start}
      >
        {isOn ? 'Stop reading' : `Hear ${name}`}
      </HearButton>
      {isOn && <SpeedSelect rates={voiceRates} rate={rate} onRate={changeRate} />}
    </div>
  );
}
