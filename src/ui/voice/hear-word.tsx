import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import type { VoiceAccent } from '#platform/voice/device-voice.ts';
import { chooseVoice, voiceWords } from './choose-voice.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './hear-word.module.css';
import { useWordVoice } from './use-word-voice.ts';

/** Says a word, and tells whose voice it is. Nothing where there is none: no button is silent. */
export function HearWord({ word, accent = 'UK' }: { word: string; accent?: VoiceAccent }) {
  const voice = useWordVoice(word);
  const [isFailed, setIsFailed] = useState(false);
  const chosen = chooseVoice(voice, accent);
  if (chosen === null) return null;
  if (isFailed) return <span className={classes.whose}>It cannot be played here.</span>;
  async function say() {
    if ((await voice.say(accent)) === 'failed') setIsFailed(true);
  }
  const whose = voiceWords(chosen);
  return (
    <Button
      variant="subtle"
      px={10}
      fw={500}
      leftSection={<IconVolume size={20} aria-hidden="true" />}
      onClick={() => void say()}
    >
      Hear<span className={hidden.hidden}>{` ${word}, `}</span>
      <span className={classes.whose}>{whose}</span>
    </Button>
  );
}
