import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { createReport } from '#data/commands/reports.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { useToast } from '#ui/toasts.tsx';

/** Most characters of a report (spec section 5). */
const most = 400;

interface ReportCommentProps {
  practiceId: number;
  commentId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what is wrong with a comment: it goes to the people who look after Passage, and its author does not hear of it. */
export function ReportComment({ practiceId, commentId, isOpen, onClose }: ReportCommentProps) {
  const context = useDataContext();
  const say = useToast();
  const [description, setDescription] = useState('');
  const submit = async () => {
    const result = await createReport(context, { practiceId, commentId, description });
    say(result.kind === 'saved' ? 'Reported successfully' : 'Somthing went wrong');
    if (result.kind !== 'saved') return;
    setDescription('');
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title="Report this comment">
      <Stack>
        <Textarea
          label="What is wrong with it?"
          description="The people who look after Passage read it. The author is not told."
          value={description}
          maxLength={most}
          onChange={(event) => setDescription(event.currentTarget.value.slice(0, most))}
          autosize
          minRows={3}
          size="md"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={description.trim() === ''} onClick={() => void submit()}>
            Report
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
