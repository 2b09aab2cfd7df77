import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import type { SayPorts, WrittenDown } from '#ui/say/say-ports.ts';
import { useWrittenDown, writtenByServer } from '#ui/say/use-written-down.ts';
import classes from './sound-tests.module.css';

interface UnderstoodProps {
  recording: FinishedRecording;
  writeDown: SayPorts['writeDown'];
}

/** What was understood of a speech test, in the words of spec section 8 where that failed. */
export function Understood({ recording, writeDown }: UnderstoodProps) {
  const written = useWrittenDown(recording, writeDown);
  return (
    <output className={classes.understood}>
      {written === null ? 'Writing down what we understood.' : <Words written={written} />}
    </output>
  );
}

function Words({ written }: { written: WrittenDown }) {
  switch (written.kind) {
    case 'heard':
      return written.text.trim() === '' ? (
        'Please try again. We understood no words.'
      ) : (
        <>
          <q className={classes.said} lang="en" dir="ltr" translate="no">
            {written.text}
          </q>
          {written.by === 'server' ? <span className={classes.words}>{writtenByServer}</span> : null}
        </>
      );
    case 'no-pack':
      return 'Please try again when you are online and signed in, or download the files to score offline: Me, then Offline and storage.';
    case 'failed':
      return 'Please try again';
    case 'refused':
      return written.message;
  }
}
