import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import classes from './heard-prompt.module.css';

/**
 * Asks for the microphone before the prompt: a question of the browser in the middle of it would cost the
 * learner a prompt that plays once. Where it is allowed already, `children` come at once; the learner may also go on without it.
 */
export function MicrophoneFirst({ isOnce, children }: { isOnce: boolean; children: ReactNode }) {
  const { readMicrophonePermission, requestMicrophone } = usePracticePorts();
  const [standing, setStanding] = useState<'unknown' | 'to-ask' | 'settled'>('unknown');
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const permission = await readMicrophonePermission();
      if (!isGone) setStanding(permission === 'granted' ? 'settled' : 'to-ask');
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [readMicrophonePermission]);
  const request = async () => {
    const refusal = await requestMicrophone();
    if (refusal === null) setStanding('settled');
    return refusal;
  };
  const ask = async () => {
    setIsAsking(true);
    setIsRefused((await request()) !== null);
    setIsAsking(false);
  };
  if (standing === 'settled') return children;
  if (standing === 'unknown') return <div className={classes['prompt']} />;
  return (
    <section className={classes['prompt']} aria-label="Microphone">
      <IconMicrophone className={classes['sign']} size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes['instruction']}>
        You answer with your voice. Allow the microphone first{isOnce ? ': the audio plays only once.' : '.'}
      </p>
      <Button loading={isAsking} onClick={() => void ask()}>
        Allow microphone
      </Button>
      <Button variant="subtle" onClick={() => setStanding('settled')}>
        Listen without it
      </Button>
      <MicrophoneDeniedModal opened={isRefused} onClose={() => setIsRefused(false)} onRequest={request} />
    </section>
  );
}
