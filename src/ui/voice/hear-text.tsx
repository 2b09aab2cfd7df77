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
  /** Of the text, where it is not English, and its name. */
  language?: { readonly tag: string; readonly name: string };
}

/** Reads a text out with the device's own voice. Where the device has none no button is silent; of another language it is said. */
export function HearText({ text, name, shownIn, language }: HearTextProps) {
  const { status, isLooking, isQuiet, rate, start, stop, changeRate } = useReadOut(
    text,
    shownIn,
    language?.tag,
  );
  if (status === 'unavailable') {
    if (language === undefined || isLooking) return null;
    return (
      <p className={classes['none']} data-off-paper>
        This device has no voice for {language.name}.
      </p>
    );
  }
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
