import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The sentence plays once; after the tone it is said again. */
export function RepeatSentencePanel({ item, attempt }: AnswerPanelProps<'RS'>) {
  return (
    <HearAndRecord
      item={item}
      taskType="RS"
      attempt={attempt}
      label="The sentence"
      instruction="You will hear a sentence once. After the tone, say it again exactly as you heard it."
    />
  );
}
