import { Button } from '@mantine/core';
import { useState } from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import classes from './verdict-form.module.css';

interface VerdictReasonProps {
  stored: string | null;
  /** `null`: the learner has emptied the field. */
  onSave: (comment: string | null) => Promise<void>;
}

/** Why a score is not fair, in a sentence that may be left out. Who leaves the field has it saved. */
export function VerdictReason({ stored, onSave }: VerdictReasonProps) {
  /** `null`: the field shows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored ?? '';
  const comment = text.trim() === '' ? null : text.trim();
  const save = async () => {
    if (comment !== stored) await onSave(comment);
  };
  return (
    <form
      className={classes['reason']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GrowingTextarea
        label="What makes you think so?"
        placeholder="You can leave this out"
        dir="auto"
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void save()}
        maxLength={textLimits.evaluation}
        minRows={1}
        maxRows={6}
        size="md"
      />
      <Button type="submit" variant="default" disabled={comment === stored}>
        Save
      </Button>
    </form>
  );
}
