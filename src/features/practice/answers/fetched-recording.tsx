import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { RecordingRef } from '#contract/entities/answer.ts';
import type { RecordingFetchResult } from '#data/commands/keep-recording.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import classes from './answers.module.css';

type Fetching = { status: 'coming'; share: number } | { status: Exclude<RecordingFetchResult, 'kept'> };

const words = {
  'no-connection': 'This recording is on the server. It needs a connection.',
  'signed-out': 'This recording is on the server. Sign in to hear it.',
  gone: 'This recording is neither on this device nor on the server.',
  'no-room': 'There is no room for this recording on this device. Free some space, then try again.',
} as const satisfies Record<Exclude<RecordingFetchResult, 'kept'>, string>;

/** Fetches a recording that this device does not have. Once it is here, whoever reads it from the device sees it. */
export function FetchedRecording({ recording }: { recording: RecordingRef }) {
  const { fetchRecording } = usePracticePorts();
  const [state, setState] = useState<Fetching>({ status: 'coming', share: 0 });
  const { sha256, mimeType } = recording;
  const ask = useCallback(async () => {
    const result = await fetchRecording({ sha256, mimeType }, (share) =>
      setState({ status: 'coming', share }),
    );
    if (result !== 'kept') setState({ status: result });
  }, [fetchRecording, sha256, mimeType]);
  useEffect(() => {
    void ask();
  }, [ask]);

  if (state.status === 'coming') {
    return (
      <div className={classes.coming}>
        <output>Fetching the recording</output>
        <progress aria-label="Fetching the recording" value={state.share} max={1} />
      </div>
    );
  }
  return (
    <div className={classes.coming}>
      <output className={classes.problem}>{words[state.status]}</output>
      {state.status !== 'gone' && (
        <Button
          variant="default"
          onClick={() => {
            setState({ status: 'coming', share: 0 });
            void ask();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
