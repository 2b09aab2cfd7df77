import { Button } from '@mantine/core';
import type { Accent } from '#domain/dictation/dictation-session.ts';
import type { VoiceState } from '#platform/voice/device-voice.ts';
import classes from './dictation.module.css';
import type { Presenting } from './use-dictation.ts';

interface WayOfWordsProps {
  state: VoiceState;
  accent: Accent;
  presenting: Presenting;
  /** A word could not be played. */
  didFail: boolean;
  onPresenting: (presenting: Presenting) => void;
}

const accentNames = { US: 'American', UK: 'British', AU: 'Australian' } as const;

/** Says plainly whose voice it is, and what can be done where there is none. */
export function WayOfWords({ state, accent, presenting, didFail, onPresenting }: WayOfWordsProps) {
  switch (state.kind) {
    case 'looking':
      return <p className={classes.way}>Looking for a voice on this device.</p>;
    case 'none':
      return (
        <p className={classes.way} role="note">
          This device has no voice for English. Each word is shown for 3 seconds instead: look, then write it
          from memory.
        </p>
      );
    case 'there':
      return (
        <div className={classes.way} role="note">
          <p>{presenting === 'heard' ? voiceWords(state.accents, accent, didFail) : shownWords}</p>
          <Button
            variant="subtle"
            px={8}
            onClick={() => onPresenting(presenting === 'heard' ? 'shown' : 'heard')}
          >
            {presenting === 'heard' ? 'Show the words instead' : 'Play the words instead'}
          </Button>
        </div>
      );
  }
}

const shownWords = 'Each word is shown for 3 seconds: look, then write it from memory.';

function voiceWords(there: readonly Accent[], accent: Accent, didFail: boolean): string {
  if (didFail) return 'The word could not be played. Tap Play again, or have the words shown.';
  return there.includes(accent)
    ? `You hear this device's ${accentNames[accent]} voice.`
    : `This device has no ${accentNames[accent]} voice. You hear another English voice of it.`;
}
