import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecordingRef } from '#contract/entities/answer.ts';
import { FetchedRecording } from '#features/practice/sound/fetched-recording.tsx';
import { useRecordingLabel } from '#features/practice/sound/recording-label.ts';
import { RecordingPlayer } from '#features/practice/sound/recording-player.tsx';
import { secondsText } from '#features/practice/sound/signal-words.ts';
import { useStoredRecording } from '#features/practice/sound/use-stored-recording.ts';
import classes from './answers.module.css';

/** The recording of an own answer. Its bytes are read when it is wanted: a list of ten is no reason to read ten. */
export function OwnRecording({ recording }: { recording: RecordingRef }) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <Wanted recording={recording} />;
  return (
    <Button
      variant="default"
      mt={10}
      leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
      onClick={() => setIsWanted(true)}
    >
      Listen, {secondsText(recording.durationMs)}
    </Button>
  );
}

function Wanted({ recording }: { recording: RecordingRef }) {
  const label = useRecordingLabel();
  const stored = useStoredRecording(recording);
  if (stored === 'missing') return <FetchedRecording recording={recording} />;
  return (
    <div className={classes.player}>
      {stored !== 'loading' && <RecordingPlayer recording={stored} label={label} />}
    </div>
  );
}
