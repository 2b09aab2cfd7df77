import type { ReactNode } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { mayHearText } from '#domain/tasks/may-hear-text.ts';
import { HearableText } from '#ui/voice/hearable-text.tsx';

interface TaskTextProps {
  taskType: BankTaskType;
  /** How the question is being answered; `null` once the answer is in, or shown. */
  mode: PracticeMode | null;
  text: string;
  /** What it is, behind "Hear". */
  name?: string;
  /** The text as it is shown. */
  children: ReactNode;
}

/** A text of a question, with the way to hear it where its task and mode allow that. */
export function TaskText({ taskType, mode, text, name = 'the passage', children }: TaskTextProps) {
  if (!mayHearText(taskType, mode)) return children;
  return (
    <HearableText text={text} name={name}>
      {children}
    </HearableText>
  );
}
