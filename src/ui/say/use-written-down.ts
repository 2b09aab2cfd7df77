import { useEffect, useState } from 'react';
import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import type { SayPorts, WrittenDown } from './say-ports.ts';

/** Said where the server, and not this device, wrote the words down. */
export const writtenByServer = 'The server wrote this down, and kept nothing.';

/** What was understood of a recording; `null` while it is written down. */
export function useWrittenDown(
  recording: FinishedRecording,
  writeDown: SayPorts['writeDown'],
): WrittenDown | null {
  const [written, setWritten] = useState<{ of: FinishedRecording; outcome: WrittenDown } | null>(null);
  useEffect(() => {
    let isGone = false;
    const write = async () => {
      const outcome = await writeDown(recording);
      if (!isGone) setWritten({ of: recording, outcome });
    };
    void write();
    return () => {
      isGone = true;
    };
  }, [recording, writeDown]);
  return written?.of === recording ? written.outcome : null;
}
