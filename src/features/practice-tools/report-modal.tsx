import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { createReport } from '#data/commands/reports.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './practice-tools.module.css';

interface ReportModalProps {
  practiceId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** What is wrong with a question, in at most 400 characters: more are not taken. Words stay while the question is open. */
export function ReportModal({ practiceId, isOpen, onClose }: ReportModalProps) {
  const context = useDataContext();
  const say = useToast();
  const counter = useId();
  const [text, setText] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = await createReport(context, { practiceId, description: text.trim() });
    // Spelled as in the specification.
    if (result.kind !== 'saved') return say('Somthing went wrong');
    setText('');
    say('Reported successfully');
    onClose();
  }

  return (
    <Modal opened={isOpen} onClose={onClose} title="Report">
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <Textarea
          label="What is wrong with this question?"
          size="md"
          autosize
          minRows={4}
          maxRows={10}
          data-autofocus
          maxLength={textLimits.report}
          value={text}
          aria-describedby={counter}
          onChange={(event) => setText(event.currentTarget.value.slice(0, textLimits.report))}
        />
        <div className={classes.actions}>
          <span id={counter} className={classes.counter} translate="no">
            {text.length} / {textLimits.report}
          </span>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={text.trim() === ''}>
            Submit
          </Button>
        </div>
      </form>
    </Modal>
  );
}
