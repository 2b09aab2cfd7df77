import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { RecordingRef } from '#contract/entities/answer.ts';
import type { RecordingFetchResult } from '#data/commands/keep-recording.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import classes from './fetched-recording.module.css';

type Failure = Exclude<RecordingFetchResult, 'kept'>;

const words = {
  'no-connection': 'This recording is on the server. It needs a connection.',
  'signed-out': 'This recording is on the server. Sign in to hear it.',
  gone: 'This recording is neither on this device nor on the server.',
  'no-room': 'There is no room for this recording on this device. Free some space, then try again.',
} as const satisfies Record<Failure, string>;

/** Fetches a recording that this device does not have. Once it is here, whoever reads it from the device sees it. */
export function FetchedRecording({ recording }: { recording: RecordingRef }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  if (failure === null) return <Coming recording={recording} onFailure={setFailure} />;
  return (
    <div className={classes.coming}>
      <output className={classes.problem}>{words[failure]}</output>
      {failure !== 'gone' && (
        <Button variant="default" onClick={() => setFailure(null)}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Asks once, for as long as it is on the screen. */
function Coming({
  recording,
  onFailure,
}: {
  recording: RecordingRef;
  onFailure: (failure: Failure) => void;
}) {
  const { fetchRecording } = usePracticePorts();
  const [share, setShare] = useState(0);
  const { sha256, mimeType } = recording;
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const result = await fetchRecording({ sha256, mimeType }, (come) => !isGone && setShare(come));
      if (!isGone && result !== 'kept') onFailure(result);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [fetchRecording, sha256, mimeType, onFailure]);
  return (
    <div className={classes.coming}>
      <output>Downloading the recording</output>
      <progress aria-label="Downloading the recording" value={share} max={1} />
    </div>
  );
}
