import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { Modal } from '#ui/overlay/modal.ts';
import { useId, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { asStorageFailure } from '#data/store/storage-failure.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import type { TextEdit } from './edits.ts';
import type { OutboxItem } from './list-outbox.ts';
import { saveEdit } from './save-edit.ts';
import { whyItStands } from './state-words.ts';
import classes from './outbox.module.css';

interface EditDialogProps {
  item: OutboxItem;
  edit: TextEdit;
  onClose: () => void;
  /** It is about to leave its place in the list. */
  onSaved: () => void;
}

/** The learner's own words, to change and to send again. */
export function EditDialog({ item, edit, onClose, onSaved }: EditDialogProps) {
  const context = useDataContext();
  const say = useToast();
  const reasonId = useId();
  const [text, setText] = useState(item.text ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const why = whyItStands(item);
  const isEmpty = text.trim() === '';
  const fault = edit.fault && text !== item.text ? edit.fault(text) : null;
  const save = async () => {
    setIsSaving(true);
    const changed = { opId: item.opId, kind: item.kind, payload: edit.withText(text) };
    const result = await saveEdit(context, changed).catch((error: unknown) => asStorageFailure(error));
    if (typeof result === 'string') {
      // The words stay in the dialog.
      setIsSaving(false);
      return say(notSavedWords(result));
    }
    onSaved();
    onClose();
    say(result.kind === 'queued' ? 'Saved on this device. Trying again' : 'It is not here any more');
  };
  return (
    <Modal opened onClose={onClose} title="Edit and retry" centered size="lg">
      <Stack>
        {why === null ? null : (
          <Text id={reasonId} className={classes.why}>
            {why}
          </Text>
        )}
        <Textarea
          label={edit.label}
          aria-describedby={why === null ? undefined : reasonId}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={edit.maxLength}
          error={fault}
          autosize
          minRows={5}
          maxRows={14}
          dir="auto"
          data-autofocus
          classNames={{ input: classes.words ?? '' }}
        />
        <Text className={classes.fact} aria-hidden="true">
          {text.length} of {edit.maxLength} characters
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isEmpty || fault !== null} loading={isSaving} onClick={() => void save()}>
            Save and retry
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
