import { mostNotes, type Attempt } from '#features/practice/task-frame/attempt.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';

/** Paper for notes beside a prompt that is heard once. It stays while the learner speaks, and is kept with the answer. */
export function ScratchPad({ attempt }: { attempt: Pick<Attempt, 'notes' | 'takeNotes'> }) {
  return (
    <GrowingTextarea
      label="Your notes"
      description="Only for you: they stay on this device and are not scored."
      value={attempt.notes}
      onChange={(event) => attempt.takeNotes(event.currentTarget.value)}
      maxLength={mostNotes}
      size="md"
      minRows={4}
      maxRows={12}
      spellCheck={false}
      autoComplete="off"
      lang="en"
      dir="auto"
    />
  );
}
