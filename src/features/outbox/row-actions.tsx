import { Button } from '@mantine/core';
import { useState } from 'react';
import { retryOp, waysOut } from '#data/commands/waiting-ops.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { copyText } from '#platform/clipboard.ts';
import { saveRecording } from '#platform/save-file.ts';
import { useToast } from '#ui/toasts.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { editFor } from './edits.ts';
import type { OutboxItem } from './list-outbox.ts';
import classes from './outbox.module.css';

interface RowActionsProps {
  item: OutboxItem;
  /** For a screen reader: which of many it is about. */
  name: string;
  onDiscard: () => void;
  onGone: () => void;
}

/** What the learner can do about one thing that waits. The first is what helps most; nothing is given up unasked. */
export function RowActions({ item, name, onDiscard, onGone }: RowActionsProps) {
  const context = useDataContext();
  const say = useToast();
  const [asks, setAsks] = useState<'discard' | 'edit' | null>(null);
  const { opId, state, text, recording, practiceId } = item;
  const ways = waysOut(state);
  const edit = editFor(item);
  const close = () => setAsks(null);

  const retry = async () => {
    onGone();
    const { kind } = await retryOp(context, { opId });
    say(kind === 'queued' ? 'Tried again' : 'It is not here any more');
  };
  const copy = async () =>
    say((await copyText(text ?? '')) ? 'Copied' : 'This browser does not allow copying');
  const download = async () => {
    const stored = recording && (await findRecording(context, { sha256: recording.sha256 }));
    if (stored) saveRecording(stored, practiceId);
    else say('The recording is not on this device');
  };
  return (
    <div className={classes.actions}>
      {edit ? (
        <Button variant="light" aria-label={`Edit and retry: ${name}`} onClick={() => setAsks('edit')}>
          Edit and retry
        </Button>
      ) : null}
      {ways.retry && state !== 'conflict' ? (
        <Button
          variant={edit ? 'default' : 'light'}
          aria-label={`Retry: ${name}`}
          onClick={() => void retry()}
        >
          Retry
        </Button>
      ) : null}
      {text === null ? null : (
        <Button variant="default" aria-label={`Copy text: ${name}`} onClick={() => void copy()}>
          Copy text
        </Button>
      )}
      {recording === null ? null : (
        <Button variant="default" aria-label={`Download recording: ${name}`} onClick={() => void download()}>
          Download recording
        </Button>
      )}
      {ways.discard && state !== 'conflict' ? (
        <Button
          variant="subtle"
          className={classes.danger}
          aria-label={`Discard: ${name}`}
          onClick={() => setAsks('discard')}
        >
          Discard
        </Button>
      ) : null}
      <DiscardQuestion
        item={asks === 'discard' ? item : null}
        onClose={close}
        onDiscard={() => {
          close();
          onDiscard();
        }}
      />
      {edit && asks === 'edit' ? (
        <EditDialog item={item} edit={edit} onClose={close} onSaved={onGone} />
      ) : null}
    </div>
  );
}
