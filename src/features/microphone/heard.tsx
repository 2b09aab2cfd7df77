import type { FinishedRecording } from '#platform/recorder/recorder-state.ts';
import type { SayPorts, WrittenDown } from '#ui/say/say-ports.ts';
import { useWrittenDown, writtenByServer } from '#ui/say/use-written-down.ts';
import classes from './microphone.module.css';
import { understoodShare } from './test-sentence.ts';

interface HeardProps {
  recording: FinishedRecording;
  writeDown: SayPorts['writeDown'];
}

/** What was understood of the sentence. The verdict on the sound stands without it. */
export function Heard({ recording, writeDown }: HeardProps) {
  const outcome = useWrittenDown(recording, writeDown);
  return (
    <output className={classes.heard}>
      {outcome === null ? 'Writing down what we understood.' : <Words outcome={outcome} />}
    </output>
  );
}

function Words({ outcome }: { outcome: WrittenDown }) {
  switch (outcome.kind) {
    case 'heard':
      return <HeardWords {...outcome} />;
    case 'no-pack':
      return 'Your words can be shown here once the files to score offline are on this device. You find them in Me, then Offline and storage.';
    case 'failed':
      return 'Your words could not be written down this time. The sound was measured all the same.';
    case 'refused':
      return outcome.message;
  }
}

/** From here on nobody would have to guess. */
const understoodWell = 0.75;

function HeardWords({ text, by }: Extract<WrittenDown, { kind: 'heard' }>) {
  if (text.trim() === '') return 'We understood no words. Say the sentence slowly, close to the microphone.';
  const isGood = understoodShare(text) >= understoodWell;
  return (
    <>
      We understood:{' '}
      <q className={classes.words} lang="en" dir="ltr" translate="no">
        {text}
      </q>{' '}
      {isGood ? null : 'That is not the whole sentence. Say it once more, a little slower.'}
      {by === 'server' ? ` ${writtenByServer}` : null}
    </>
  );
}
