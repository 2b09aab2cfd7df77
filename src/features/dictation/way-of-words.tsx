import { Button } from '@mantine/core';
import type { Accent } from '#domain/dictation/dictation-session.ts';
import type { ChosenVoice } from '#ui/voice/choose-voice.ts';
import classes from './dictation.module.css';
import type { Presenting } from './use-dictation.ts';

interface WayOfWordsProps {
  /** What says this word; `null`: nothing does, or nobody knows yet. */
  chosen: ChosenVoice | null;
  isUnknown: boolean;
  accent: Accent;
  presenting: Presenting;
  /** A word could not be played. */
  didFail: boolean;
  onPresenting: (presenting: Presenting) => void;
}

const accentNames = { US: 'American', UK: 'British', AU: 'Australian' } as const;

/** Says plainly whose voice it is, and what can be done where there is none. */
export function WayOfWords(props: WayOfWordsProps) {
  const { chosen, isUnknown, accent, presenting, didFail, onPresenting } = props;
  if (isUnknown) return <p className={classes.way}>Looking for a voice that says this word.</p>;
  if (chosen === null)
    return (
      <p className={classes.way} role="note">
        Nothing on this device can say this word. It is shown for 3 seconds instead: look, then write it from
        memory.
      </p>
    );
  return (
    <div className={classes.way} role="note">
      <p>{presenting === 'heard' ? heardWords(chosen, accent, didFail) : shownWords}</p>
      <Button
        variant="subtle"
        px={8}
        mx={-8}
        onClick={() => onPresenting(presenting === 'heard' ? 'shown' : 'heard')}
      >
        {presenting === 'heard' ? 'Show the words instead' : 'Play the words instead'}
      </Button>
    </div>
  );
}

const shownWords = 'Each word is shown for 3 seconds: look, then write it from memory.';

function heardWords(chosen: ChosenVoice, accent: Accent, didFail: boolean): string {
  if (didFail) return 'The word could not be played. Tap Play again, or have the words shown.';
  const named = chosen.accent === null ? 'English' : accentNames[chosen.accent];
  const heard =
    chosen.kind === 'recorded'
      ? `You hear a recorded ${named} voice.`
      : `You hear this device's ${named} voice.`;
  return chosen.accent === accent ? heard : `There is no ${accentNames[accent]} voice here. ${heard}`;
}
