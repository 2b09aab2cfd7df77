import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { voiceWords } from './choose-voice.ts';
import { HearButton } from './hear-button.tsx';
import classes from './hear-word.module.css';
import { useDeviceVoice } from './use-device-voice.ts';

/** Voices give up in the middle of long texts: they get a sentence at a time. */
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Reads a text out with the device's own voice, until its end or until it is stopped. Nothing where the device has none: no button
 * is silent.
 */
export function HearText({ text, name }: { text: string; name: string }) {
  const { voice, state } = useDeviceVoice();
  const [step, setStep] = useState<'quiet' | 'reading' | 'failed'>('quiet');
  const isReading = useRef(false);
  useEffect(
    () => () => {
      if (isReading.current) voice.stop();
    },
    [voice],
  );
  if (state.kind !== 'there') return null;
  if (step === 'failed') return <p className={classes.whose}>It cannot be played here.</p>;
  async function read() {
    isReading.current = true;
    setStep('reading');
    let outcome: 'said' | 'stopped' | 'failed' = 'said';
    for (const { segment } of sentences.segment(text)) {
      if (segment.trim() === '') continue;
      outcome = await voice.say(segment.trim(), 'UK');
      if (outcome !== 'said') break;
    }
    isReading.current = false;
    setStep(outcome === 'failed' ? 'failed' : 'quiet');
  }
  const isOn = step === 'reading';
  return (
    <HearButton
      Icon={isOn ? IconPlayerStop : IconVolume}
      whose={isOn ? null : voiceWords({ kind: 'device' })}
      onPress={() => (isOn ? voice.stop() : void read())}
    >
      {isOn ? 'Stop reading' : `Hear ${name}`}
    </HearButton>
  );
}
