import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { RecordingRef } from '#contract/entities/answer.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useRecordingLabel } from '#features/practice/sound/recording-label.ts';
import { RecordingPlayer } from '#features/practice/sound/recording-player.tsx';
import { secondsText } from '#features/practice/sound/signal-words.ts';
import classes from './answers.module.css';
import { FetchedRecording } from './fetched-recording.tsx';

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
  const stored = useLive(findRecording, { sha256: recording.sha256 });
  const data = stored.status === 'ready' ? stored.data : null;
  const playable = useMemo(
    () =>
      data && {
        bytes: new Uint8Array(data.bytes),
        mimeType: data.mimeType,
        durationMs: recording.durationMs,
      },
    [data, recording.durationMs],
  );
  if (stored.status === 'ready' && data === null) {
    return <FetchedRecording recording={recording} />;
  }
  return (
    <div className={classes.player}>{playable && <RecordingPlayer recording={playable} label={label} />}</div>
  );
}
