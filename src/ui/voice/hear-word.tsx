import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import type { VoiceAccent } from '#platform/voice/device-voice.ts';
import { useDeviceVoice } from './use-device-voice.ts';

/** Says a word with the device's own voice. Nothing where the device has none: no button is silent. */
export function HearWord({ word, accent = 'UK' }: { word: string; accent?: VoiceAccent }) {
  const { voice, state } = useDeviceVoice();
  const [isFailed, setIsFailed] = useState(false);
  if (state.kind !== 'there' || isFailed) return null;
  async function say() {
    if ((await voice.say(word, accent)) === 'failed') setIsFailed(true);
  }
  return (
    <Button
      variant="subtle"
      px={10}
      fw={500}
      leftSection={<IconVolume size={20} aria-hidden="true" />}
      aria-label={`Hear ${word}`}
      onClick={() => void say()}
    >
      Hear
    </Button>
  );
}
