import { Textarea } from '@mantine/core';
import { mostNotes, type Attempt } from '#features/practice/attempt/attempt.ts';

/** Paper for notes beside a prompt that is heard once. It stays while the learner speaks and, until they leave, beside the result. */
export function ScratchPad({ attempt }: { attempt: Pick<Attempt, 'notes' | 'takeNotes'> }) {
  return (
    <Textarea
      label="Your notes"
      description="Only for you: they stay on this device and are not scored."
      value={attempt.notes}
      onChange={(event) => attempt.takeNotes(event.currentTarget.value)}
      maxLength={mostNotes}
      autosize
      minRows={4}
      maxRows={12}
      spellCheck={false}
      autoComplete="off"
      lang="en"
      dir="auto"
    />
  );
}
