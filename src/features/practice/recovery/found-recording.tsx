import { saveRecording } from '#platform/save-file.ts';
import '#ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { discardRecording } from '#data/commands/recordings.ts';
import type { UnfinishedRecording } from '#data/queries/recordings.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { saveProblem } from '#features/practice/attempt/save-problem.ts';
import { scoreAndSubmit } from '#features/practice/attempt/score-and-submit.ts';
import type { NotSaved } from '#features/practice/task-frame/attempt.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { RecordingPlayer } from '#features/practice/sound/recording-player.tsx';
import { examOf } from '#features/practice/task-frame/rule-of.ts';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { TimeAgo } from '#ui/practice/time-ago.tsx';
import type { OpenedRecording } from './open-recording.ts';
import { openRecording } from './open-recording.ts';
import { useFoundTitle } from './use-found-title.ts';
import classes from './recordings-found.module.css';

type Opened = { status: 'closed' } | { status: 'broken' } | { status: 'open'; recording: OpenedRecording };

/** One recording that was left behind: play it, submit it, download it, or discard it. */
export function FoundRecording({ recording, now }: { recording: UnfinishedRecording; now: number }) {
  const context = useDataContext();
  const { audio } = usePracticePorts();
  const title = useFoundTitle(recording);
  const [opened, setOpened] = useState<Opened>({ status: 'closed' });
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const { draftId, practiceId, startedAt } = recording;

  const open = async (): Promise<OpenedRecording | null> => {
    if (opened.status === 'open') return opened.recording;
    setIsWorking(true);
    const found = await openRecording(context, audio, draftId);
    setIsWorking(false);
    setOpened(found ? { status: 'open', recording: found } : { status: 'broken' });
    return found;
  };
  const submit = async () => {
    const found = await open();
    const practice = practiceId === null ? null : await findPractice(context, { practiceId });
    if (!found || !practice) return;
    const { pteType } = await findProfile(context);
    const { ref, bytes } = found;
    const result = await scoreAndSubmit(context, {
      item: practice.item,
      pteType: examOf(practice.item, pteType),
      handIn: {
        value: { kind: 'record', recording: ref },
        recording: { bytes, mimeType: ref.mimeType, draftId },
      },
      durationMs: ref.durationMs,
    });
    if (result.kind === 'not-saved') setProblem(result.reason);
  };
  const download = async () => {
    const found = await open();
    if (found) saveRecording({ bytes: found.bytes, mimeType: found.ref.mimeType }, practiceId);
  };
  return (
    <li className={classes.card}>
      <h2>Recording found</h2>
      <p>
        {title && <>{title}, </>}
        <TimeAgo at={startedAt} now={now} />. It was not submitted.
      </p>
      {opened.status === 'open' && <Player recording={opened.recording} />}
      {opened.status === 'broken' && (
        <p role="alert">Nothing in it can be played. It can only be discarded.</p>
      )}
      {problem && <p role="alert">{saveProblem(problem)}</p>}
      <div className={classes.actions}>
        {practiceId !== null && (
          <Button loading={isWorking} disabled={opened.status === 'broken'} onClick={() => void submit()}>
            Submit
          </Button>
        )}
        {opened.status === 'closed' && (
          <Button variant="default" loading={isWorking} onClick={() => void open()}>
            Play
          </Button>
        )}
        <Button variant="default" disabled={opened.status === 'broken'} onClick={() => void download()}>
          Download
        </Button>
        <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
          Discard
        </Button>
      </div>
      <DeleteModal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDelete={() => void discardRecording(context, { draftId })}
      />
    </li>
  );
}

function Player({ recording }: { recording: OpenedRecording }) {
  const { bytes, ref } = recording;
  const [playable] = useState(() => ({
    bytes: new Uint8Array(bytes),
    mimeType: ref.mimeType,
    durationMs: ref.durationMs,
  }));
  return (
    <div className={classes.player}>
      <RecordingPlayer recording={playable} label="The recording that was found" />
    </div>
  );
}
